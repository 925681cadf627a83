"""Games as files: chronicles, transfer, proofs, cases in dispute."""
