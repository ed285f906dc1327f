"""One module a family: what dice may choose in it, and how it is cut."""

import random

from treads.allseason import choose_allseason, choose_directional
from treads.summer import choose_summer
from treads.truck import choose_truck
from treads.winter import choose_winter

ROUND_NUMBER = 100003


def choose_tread(tyre, size):
    dice = random.Random(tyre['seed'] * 7919 + number_of(tyre['family']))
    match tyre['family']:
        case 'summer':
            return choose_summer(dice, size)
        case 'allseason' if tyre.get('directional'):
            return choose_directional(dice, size)
        case 'allseason':
            return choose_allseason(dice, size)
        case 'truck':
            return choose_truck(dice, tyre['axle'])
        case family:
            return choose_winter(dice, size, studded=family == 'studded')


def number_of(text):
    """The same on every machine: Python's own hash of a text changes with each start."""
    number = 7
    for letter in text:
        number = (number * 31 + ord(letter)) % ROUND_NUMBER
    return number
