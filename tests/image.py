"""`python -m tests.image ROOT IMAGE`: a game is played by the bot as its image runs it.

ROOT is the folder of the unpacked image, IMAGE what `buildah inspect` says of it.
As compose.yaml has it, the bot is the first process, its root is read only but for the volume and
/tmp, and it has no capability. It shares the network of the machine. For `.ci/image`.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from engine.games import GAMES
from tests.e2e.player import Player, open_table, play_out
from tests.e2e.process import DELAYS, BotProcess
from tests.standin import StandIn

PICKS = 5
CONTAINED = """
mount --make-rprivate /
mount --bind {root} {root}
mkdir -p {root}/proc {root}/dev
mount -t proc proc {root}/proc
mount --rbind /dev {root}/dev
mount -t tmpfs tmpfs {root}/tmp
mount --bind {volume} {root}{kept}
mount -o remount,bind,ro {root}
exec setpriv --bounding-set=-all,+sys_chroot,+setuid,+setgid --no-new-privs \\
  /usr/sbin/chroot --userspec={owner.st_uid}:{owner.st_gid} {root} "$@"
"""
LOOK = """
import pwd, ssl, time, zoneinfo
from PIL import features
assert features.check("raqm"), "pictures are set without kerning, and from left to right alone"
assert ssl.create_default_context().cert_store_stats()["x509_ca"]
assert zoneinfo.ZoneInfo("Asia/Tokyo") and time.tzname == ("CET", "CEST")
assert pwd.getpwnam({user!r}).pw_uid == {owner.st_uid}
"""


async def main(root: Path, config: dict[str, Any]) -> None:
    """Play, look at the health, take a copy, stop; and say so."""
    *program, word = config["Cmd"]
    assert word == "bot"
    (kept,) = config["Volumes"]
    user = config["User"]
    inside = ("env", f"--chdir={config['WorkingDir']}")
    stand_in = StandIn()
    await stand_in.start()
    with tempfile.TemporaryDirectory() as folder:
        volume = Path(folder) / "volume"
        volume.mkdir(mode=0o700)
        owner = root.joinpath(kept.lstrip("/")).stat()
        os.chown(volume, owner.st_uid, owner.st_gid)
        bot = BotProcess(stand_in, Path(folder))
        told = {
            name: bot.environment[name]
            for name in ("DISCORD_TOKEN", "GHARKANE_DISCORD_URL", "GHARKANE_COMPUTER_PAUSE")
        }
        bot.environment = dict(one.split("=", 1) for one in config["Env"])
        bot.environment |= told
        bot.environment |= dict.fromkeys(DELAYS, "0")
        contained = CONTAINED.format(root=root, volume=volume, kept=kept, owner=owner)
        space = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
        bot.around = (*space, "sh", "-ec", contained, "sh", *inside)
        bot.program = tuple(program)
        await bot.start()
        assert bot.process is not None
        outside = bot.process.pid
        first = int(Path(f"/proc/{outside}/task/{outside}/children").read_text())
        status = Path(f"/proc/{first}/status").read_text()
        assert re.search(r"NSpid:.*\t1\n", status), "it is not the first process"
        assert re.search(r"CapEff:\s*0+\n", status), "it has capabilities"
        assert f"Uid:\t{owner.st_uid}\t" in status

        async def run(*words: str) -> None:
            around = ("nsenter", f"--target={first}", "--mount", "--pid", "--root", "--wd")
            as_user = (f"--setuid={owner.st_uid}", f"--setgid={owner.st_gid}")
            process = await asyncio.create_subprocess_exec(
                *around, *as_user, *inside, *words, env=bot.environment
            )
            assert await process.wait() == 0, words

        alice, channel = stand_in.person("Alice"), stand_in.channel("table")
        await open_table(stand_in, [alice], channel, next(iter(GAMES)), computers=1)
        player = Player(alice, channel, seed=1)

        async def enough() -> bool:
            return player.picks >= PICKS

        await play_out(stand_in, [player], enough)
        kind, *health = config["Healthcheck"]["Test"]
        assert kind == "CMD"
        await run(*health)
        look = LOOK.format(user=user, owner=owner)
        await run("env", "TZ=Europe/Paris", "sh", "-c", 'python -c "$1"', "sh", look)
        await run(*program, "backup", f"{kept}/copy.db")
        os.kill(first, getattr(signal, config["StopSignal"]))
        assert await bot.process.wait() == 0, bot.log.read_text()
        names = {path.name for path in volume.iterdir()}
        assert names == {"gharkane.db", "copy.db"}, names
        for name in names:
            with closing(sqlite3.connect(volume / name)) as database:
                (moves,) = database.execute("SELECT count(*) FROM moves").fetchone()
                assert moves >= PICKS, name
    await stand_in.stop()
    assert stand_in.refusals == []
    sys.stdout.write(f"the image played {player.picks} picks, was copied, and stopped\n")


if __name__ == "__main__":
    image = json.loads(Path(sys.argv[2]).read_text(encoding="utf-8"))
    asyncio.run(main(Path(sys.argv[1]), image["Docker"]["config"]))
