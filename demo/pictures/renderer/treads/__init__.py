"""This package has one module for each way to cut a tread, and the designs of the demo's tyres."""
