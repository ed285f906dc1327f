from relief import Wave
from treads.swept import Link, SweptTread


def choose_winter(dice, size, studded):
    """Chooses a tread at random. The order of the calls to `dice` matters: another order gives another tyre.
    """
    draw, wide = dice.uniform, (size.width / 205) ** 0.5
    pitch = (draw(35, 41) if studded else draw(29, 34)) * wide
    sweep, bend, tilt, hook = draw(1.35, 2.3), draw(1.45, 2.3), draw(0.02, 0.12), draw(0.2, 0.7)
    inner_width = draw(3.8, 4.8) if studded else draw(3.0, 3.8)
    outer_width = draw(7.0, 8.8) if studded else draw(5.2, 6.6)
    crossing = draw(0.04, 0.13)
    has_half_arm, half_arm = dice.random() < (0.15 if studded else 0.35), draw(0.62, 0.8)
    links = choose_links(dice, studded)
    sipes = dice.choice([3, 4] if studded else [5, 6, 6, 7])
    fewer, sipe_turn = dice.choice([1, 0, 0]), draw(0.12, 0.5)
    wave = Wave(draw(0.7, 1.25), draw(5.5, 8.5), kind=dice.choice(['sine', 'sine', 'triangle']))
    stud_rows = [0.16, 0.30, 0.46, 0.60, 0.76, 0.88]
    if studded:
        dice.shuffle(stud_rows)
    return SweptTread(
        depth=9.2 if studded else 8.6,
        pitch=pitch,
        sweep=sweep,
        bend=bend,
        tilt=tilt,
        hook=hook,
        inner_width=inner_width,
        outer_width=outer_width,
        crossing=crossing,
        half_arm=half_arm if has_half_arm else None,
        links=links,
        sipes=sipes,
        fewer_at_shoulder=fewer,
        sipe_turn=sipe_turn,
        sipe_width=0.9 if studded else 0.85,
        wave=wave,
        stud_rows=tuple(stud_rows) if studded else (),
    )


def choose_links(dice, studded):
    draw, count = dice.uniform, 2 if studded else dice.choice([2, 2, 3])
    links = []
    for place in [0.36, 0.70] if count == 2 else [0.24, 0.50, 0.76]:
        at, climb = place + draw(-0.05, 0.05), draw(-9, 14) if links else draw(4, 13)
        width = draw(3.8, 5.4) if studded else draw(3.0, 4.4)
        links.append(Link(at, climb, width, draw(0.75, 1)))
    return tuple(links)
