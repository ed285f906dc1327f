"""The designs of the demo's treads. Each has a name that `tyres.json` uses; positions are shares of the half tread."""

from relief import Wave
from treads.blocks import BlockTread, Row
from treads.summer import Groove, Stroke, SummerTread
from treads.swept import Link, SweptTread
from treads.truck import LugTread, RibTread

STRAIGHT = Wave(0, 1)


def zigzag(swing, phase=0.0, count=1):
    return Wave(swing, count, phase, 'triangle')


def truck_ribs(places, width, swing, pitch, edge_sipes, edge_length, **shape):
    """Returns a tread of ribs. Its outer grooves swing half as much as those between them."""
    last = len(places) - 1
    grooves = [
        (at, width, zigzag(swing * (0.5 if index in (0, last) else 1), 0.5 * (index % 2)))
        for index, at in enumerate(places)
    ]
    return RibTread(
        pitch=pitch, grooves=tuple(grooves), edge_sipes=edge_sipes, edge_length=edge_length, **shape
    )


FOUR, FIVE = (-0.60, -0.20, 0.20, 0.60), (-0.66, -0.33, 0.0, 0.33, 0.66)

WINTER = {
    'winter-v': SweptTread(
        depth=8.8,
        pitch=36,
        sweep=1.45,
        bend=1.7,
        tilt=0.06,
        hook=0.4,
        inner_width=4.0,
        outer_width=8.0,
        crossing=0.1,
        half_arm=None,
        links=(Link(0.36, 8, 4.2, 0.9), Link(0.72, -4, 4.2, 0.9)),
        sipes=5,
        fewer_at_shoulder=0,
        sipe_turn=0.3,
        sipe_width=0.85,
        wave=Wave(0.9, 7),
    ),
    'winter-arrow': SweptTread(
        depth=8.8,
        pitch=33,
        sweep=2.7,
        bend=1.2,
        tilt=0.03,
        hook=0,
        inner_width=4.2,
        outer_width=5.6,
        crossing=-0.17,
        half_arm=None,
        links=(Link(0.19, 11, 4.6, 1), Link(0.66, -6, 4.0, 0.9)),
        sipes=4,
        fewer_at_shoulder=0,
        sipe_turn=0.1,
        sipe_width=0.85,
        wave=Wave(1.0, 6, kind='triangle'),
    ),
    'winter-asymmetric': BlockTread(
        pitch=34,
        grooves=((-0.64, 6.5, STRAIGHT), (-0.30, 8.5, zigzag(2.2, count=2)), (0.16, 10.5, STRAIGHT)),
        rows=(
            Row(-1.5, -0.64, 0.35, 0.0, 4.6, 4),
            Row(-0.64, -0.30, 0.9, 0.3, 4.0, 4),
            Row(-0.30, 0.16, 1.5, 0.6, 4.0, 4),
            Row(0.16, 1.5, -0.5, 0.2, 6.6, 5, bow=-0.12),
        ),
        mark='OUTSIDE',
    ),
    'winter-ribs': BlockTread(
        pitch=30,
        grooves=tuple((at, 8.5, STRAIGHT) for at in FOUR),
        rows=(
            Row(-1.5, -0.60, 0.0, 0.0, 3.4, 5),
            Row(-0.60, -0.20, 0.35, 0.0, 0, 6),
            Row(-0.20, 0.20, 0.0, 0.0, 0, 6),
            Row(0.20, 0.60, -0.35, 0.0, 0, 6),
            Row(0.60, 1.5, 0.0, 0.5, 3.4, 5),
        ),
    ),
    'winter-three-rib': BlockTread(
        pitch=44,
        grooves=((-0.34, 12.5, zigzag(3.4)), (0.34, 12.5, zigzag(3.4, 0.5))),
        rows=(
            Row(-1.5, -0.34, 0.3, 0.0, 8.0, 6),
            Row(-0.34, 0.34, 0.0, 0.0, 0, 7),
            Row(0.34, 1.5, -0.3, 0.5, 8.0, 6),
        ),
    ),
    'winter-hexagons': BlockTread(
        pitch=34,
        grooves=tuple((-0.72 + 0.36 * row, 5.6, zigzag(5.4, 0.5 * (row % 2))) for row in range(5)),
        rows=(
            Row(-1.5, -0.74, 0.0, 0.5, 5.6, 4),
            *(Row(-0.72 + 0.36 * row, -0.36 + 0.36 * row, 0.0, 0.5 * (row % 2), 5.0, 4) for row in range(4)),
            Row(0.74, 1.5, 0.0, 0.0, 5.6, 4),
        ),
    ),
}

SUMMER = {
    'summer-three-rib': SummerTread(
        pitch=30,
        grooves=(Groove(-0.35, 14), Groove(0.35, 14)),
        thin=(),
        slots=(
            Stroke(0.60, 1.5, 0.5, -0.4, 0.0, 4.0, 0.85),
            Stroke(-1.5, -0.60, 0.5, 0.0, 0.2, 4.0, 0.85),
            Stroke(-0.30, -0.06, 1.6, 0.4, 0.3, 3.2, 0.8),
            Stroke(0.06, 0.30, 1.6, 0.4, 0.8, 3.2, 0.8),
        ),
        sipes=(Stroke(0.50, 1.02, 0.5, -0.1, 0.5), Stroke(-1.02, -0.50, 0.5, 0.0, 0.7)),
    ),
    'summer-four-rib': SummerTread(
        pitch=27,
        grooves=(Groove(-0.54, 6), Groove(0.0, 19), Groove(0.54, 6)),
        thin=(Groove(-0.74, 2.0, 0.4), Groove(0.74, 2.0, 0.4)),
        slots=(Stroke(0.80, 1.5, 0.1, 0.0, 0.0, 2.8, 0.7), Stroke(-1.5, -0.80, 0.1, 0.0, 0.5, 2.8, 0.7)),
        sipes=(Stroke(-0.48, -0.14, 1.0, 0.0, 0.0), Stroke(0.14, 0.48, 1.0, 0.0, 0.5)),
    ),
    'summer-y': SweptTread(
        depth=7.6,
        pitch=48,
        sweep=1.5,
        bend=2.0,
        tilt=0.04,
        hook=0,
        inner_width=4.0,
        outer_width=10.0,
        crossing=-0.2,
        half_arm=0.5,
        links=(Link(0.17, 0, 8.0, 1),),
        sipes=0,
        fewer_at_shoulder=0,
        sipe_turn=0,
        sipe_width=0.8,
        wave=STRAIGHT,
    ),
    'summer-slanted': SummerTread(
        pitch=38,
        grooves=(Groove(-0.62, 9), Groove(0.62, 9)),
        thin=(),
        slots=(
            Stroke(-0.56, 0.56, 2.1, 0.0, 0.0, 5.4, 0.9),
            Stroke(0.60, 1.5, 0.4, 0.0, 0.4, 4.4, 0.85),
            Stroke(-1.5, -0.60, 0.4, 0.0, 0.2, 4.4, 0.85),
        ),
        sipes=(Stroke(-0.52, 0.52, 2.1, 0.0, 0.5),),
    ),
    'summer-shoulder-blocks': BlockTread(
        pitch=36,
        grooves=((-0.44, 9.5, STRAIGHT), (0.0, 6.0, zigzag(4.0, count=2)), (0.44, 9.5, STRAIGHT)),
        rows=(Row(-1.5, -0.44, 0.0, 0.0, 8.5), Row(0.44, 1.5, 0.0, 0.5, 8.5)),
        depth=7.6,
    ),
    'summer-low-profile': SummerTread(
        pitch=34,
        grooves=(Groove(-0.66, 9), Groove(-0.34, 14), Groove(0.04, 15)),
        thin=(Groove(0.46, 3.0, 0.6),),
        slots=(
            Stroke(0.16, 1.5, 0.9, -0.5, 0.0, 4.6, 0.85),
            Stroke(-1.5, -0.72, -0.3, 0.0, 0.2, 3.4, 0.85),
            Stroke(-0.60, -0.46, 1.4, 0.3, 0.4, 3.0, 0.8),
        ),
        sipes=(Stroke(0.56, 1.02, 0.7, 0.0, 0.5), Stroke(-0.26, -0.04, 1.2, 0.2, 0.3)),
        mark='OUTSIDE',
    ),
}

ALL_SEASON = {
    'all-season-v': SweptTread(
        depth=8.0,
        pitch=46,
        sweep=1.6,
        bend=1.05,
        tilt=0.05,
        hook=0,
        inner_width=6.0,
        outer_width=9.0,
        crossing=0.0,
        half_arm=None,
        links=(Link(0.50, 0, 8.0, 1),),
        sipes=2,
        fewer_at_shoulder=0,
        sipe_turn=0.5,
        sipe_width=0.8,
        wave=Wave(0.7, 8),
    ),
    'all-season-blocks': BlockTread(
        pitch=36,
        grooves=tuple((at, 7.0, STRAIGHT) for at in FOUR),
        rows=(
            Row(-1.5, -0.60, 0.0, 0.0, 6.0, 2),
            Row(-0.60, -0.20, 0.0, 0.5, 5.0, 2),
            Row(-0.20, 0.20, 0.0, 0.0, 5.0, 2),
            Row(0.20, 0.60, 0.0, 0.5, 5.0, 2),
            Row(0.60, 1.5, 0.0, 0.0, 6.0, 2),
        ),
        wave_kind='triangle',
    ),
}

VAN = {
    'van-ribs': BlockTread(
        pitch=34,
        grooves=tuple((at, 9.5, zigzag(2.4, 0.5 * row, 2)) for row, at in enumerate((-0.46, 0.0, 0.46))),
        rows=(
            Row(-1.5, -0.82, 0.0, 0.0, 5.0, depth=0.4),
            Row(-0.80, -0.46, 0.2, 0.0, 0, 1, swing=0),
            Row(-0.46, 0.0, 0.6, 0.3, 0, 1, swing=0),
            Row(0.0, 0.46, 0.6, 0.8, 0, 1, swing=0),
            Row(0.46, 0.80, 0.2, 0.5, 0, 1, swing=0),
            Row(0.82, 1.5, 0.0, 0.5, 5.0, depth=0.4),
        ),
    ),
    'van-blocks': BlockTread(
        pitch=38,
        grooves=tuple((at, 9.0, zigzag(4.0, 0.5 * (row % 2))) for row, at in enumerate((-0.5, 0.0, 0.5))),
        rows=(
            Row(-1.5, -0.5, 0.25, 0.0, 7.5, 4),
            Row(-0.5, 0.0, 0.7, 0.3, 6.0, 4),
            Row(0.0, 0.5, 0.7, 0.8, 6.0, 4),
            Row(0.5, 1.5, 0.25, 0.5, 7.5, 4),
        ),
    ),
    'van-all-season': BlockTread(
        pitch=32,
        grooves=tuple((at, 8.0, Wave(2.6, 1, 0.5 * (row % 2))) for row, at in enumerate(FOUR)),
        rows=(
            Row(-1.5, -0.60, 0.2, 0.0, 4.6, 2),
            Row(-0.60, -0.20, 0.0, 0.2, 0, 2),
            Row(-0.20, 0.20, 0.6, 0.0, 3.4, 2),
            Row(0.20, 0.60, 0.0, 0.6, 0, 2),
            Row(0.60, 1.5, 0.2, 0.5, 4.6, 2),
        ),
    ),
}

TRUCK = {
    'drive-lugs': LugTread(60.4, 19.0, zigzag(5.74, 0.25), zigzag(2.6), 0.45, 0.26, 17.7),
    'drive-blocks': LugTread(63.7, 19.0, zigzag(4.21, 0.25), zigzag(3.61), 0.41, 0.24, 17.85),
    'trailer-ribs': truck_ribs(
        FIVE, 13.9, 1.03, 52.3, 7, 6.2, depth=15.0, scallops=3, has_shoulder_groove=False
    ),
    'steer-waves': truck_ribs(FOUR, 13.4, 4.17, 52.9, 8, 7.0, depth=15.8, scallops=2, has_shoulder_groove=True),
    'steer-ribs': truck_ribs(FOUR, 13.5, 3.03, 49.7, 7, 5.5, depth=15.8, scallops=2, has_shoulder_groove=True),
}

DESIGNS = WINTER | SUMMER | ALL_SEASON | VAN | TRUCK
