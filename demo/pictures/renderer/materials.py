import bpy

LETTER_SHADE = 4.2
LETTER_GLOSS = 0.17
GROOVE_SHEEN = 0.42


def rubber(name, colour, roughness):
    """Returns a rubber whose points are light and smooth where the mark is above 0 (letters) and dull where
    it is below 0 (groove floors).
    """
    material, nodes, shader = new_material(name)
    links = material.node_tree.links
    mark = nodes.new('ShaderNodeAttribute')
    mark.attribute_name = 'mark'

    def computed(operation, source, first, second=None, clamped=False):
        node = nodes.new('ShaderNodeMath')
        node.operation, node.use_clamp = operation, clamped
        links.new(source, node.inputs[0])
        node.inputs[1].default_value = first
        if second is not None:
            node.inputs[2].default_value = second
        return node.outputs[0]

    letter, floor = computed('MAXIMUM', mark.outputs['Fac'], 0), computed('MINIMUM', mark.outputs['Fac'], 0)
    links.new(computed('MULTIPLY_ADD', letter, -LETTER_GLOSS, roughness), shader.inputs['Roughness'])
    links.new(computed('MULTIPLY_ADD', floor, GROOVE_SHEEN, 0.5, clamped=True), shader.inputs['Specular'])
    mix = nodes.new('ShaderNodeMixRGB')
    mix.inputs['Color1'].default_value = (*colour, 1)
    mix.inputs['Color2'].default_value = (*[part * LETTER_SHADE for part in colour], 1)
    links.new(letter, mix.inputs['Fac'])
    links.new(mix.outputs['Color'], shader.inputs['Base Color'])
    return material


def metal(name, colour, roughness, metallic=1.0):
    """Returns a metal. With a metallic value below 1 it also reflects diffusely, so that small parts are
    visible even where no lamp is reflected.
    """
    material, _, shader = new_material(name)
    shader.inputs['Base Color'].default_value = (*colour, 1)
    shader.inputs['Metallic'].default_value = metallic
    shader.inputs['Roughness'].default_value = roughness
    return material


def new_material(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = material.node_tree.nodes
    return material, nodes, nodes['Principled BSDF']
