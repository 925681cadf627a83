reliable = { $share } % des tours à temps
reliable-new = nouveau sur ce serveur
stats-reliable = Parties sur plusieurs jours : { $share } % des tours joués à temps.
stats-reliable-new = Parties sur plusieurs jours : encore trop peu de tours pour dire combien sont joués à temps.
