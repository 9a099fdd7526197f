// The parts of SVG allowed in art. Others are left out, or refused where the art would suffer.

export const svgNamespace = 'http://www.w3.org/2000/svg'
export const xlinkNamespace = 'http://www.w3.org/1999/xlink'

export const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])

export const allowedElements = new Set([
	'svg',
	'g',
	'a',
	'switch',
	'defs',
	'symbol',
	'use',
	'image',
	'linearGradient',
	'radialGradient',
	'stop',
	'clipPath',
	'mask',
	...shapes,
])

export const textElements = new Set(['text', 'tspan', 'tref', 'textPath', 'altGlyph'])

/** Left out, and the art may look different without them. */
export const missedElements = new Set([
	'filter',
	'pattern',
	'marker',
	'mesh',
	'meshgradient',
	'hatch',
	'foreignObject',
	'animate',
	'animateTransform',
	'animateMotion',
	'animateColor',
	'set',
])

/** Allowed in a style sheet and as an attribute. */
export const presentation = new Set([
	'fill',
	'fill-opacity',
	'fill-rule',
	'clip-rule',
	'clip-path',
	'mask',
	'mask-type',
	'stroke',
	'stroke-width',
	'stroke-opacity',
	'stroke-linecap',
	'stroke-linejoin',
	'stroke-miterlimit',
	'stroke-dasharray',
	'stroke-dashoffset',
	'opacity',
	'color',
	'display',
	'visibility',
	'stop-color',
	'stop-opacity',
	'paint-order',
])

/** Refer to another element by `url(#id)`. */
export const referring = ['fill', 'stroke', 'clip-path', 'mask'] as const

export const geometry = new Set(
	(
		'd x y width height rx ry cx cy r fx fy fr x1 y1 x2 y2 points transform viewBox preserveAspectRatio offset ' +
		'gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits'
	).split(' '),
)

/** Elements that may refer to another one by `href`. */
export const pointing = new Set(['use', 'linearGradient', 'radialGradient'])
