"""One small description for each peer: `peer`, `how` it is built and run, `rows` of cases, and what `ours` and `theirs` make of a case."""
from .orders import Orders
from .play import OpenSpiel
from .shortest import Nissy, Vcube
from .sliding24 import Sliding24
from .spaces import Spaces
from .twophase import Min2Phase, RobTwoPhase

TASKS = {"spaces": Spaces, "orders": Orders, "twophase": RobTwoPhase, "min2phase": Min2Phase, "nissy": Nissy, "vcube": Vcube, "24puzzle": Sliding24,
         "openspiel": OpenSpiel}
