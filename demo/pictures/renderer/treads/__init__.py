"""This package has one module for each family of treads. A module chooses a tread at random and cuts it."""

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
    """Returns a number for a text that is the same in every process, unlike Python's own hash of a text."""
    number = 7
    for letter in text:
        number = (number * 31 + ord(letter)) % ROUND_NUMBER
    return number
