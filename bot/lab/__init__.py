"""Measurements and training: bench, load, days, simulate, train. Only the command line imports this
package."""
