// Game socks worn over the shin guards, sold as a pair.
import { drawSocks } from '../bottoms/socks.ts'
import type { GarmentTemplate } from '../template.ts'

const size = { width: 400, height: 500, pxPerInch: 14, placements: [], lettering: [] } as const

export const hockeySocks: GarmentTemplate = {
	id: 'hockey-socks',
	version: 1,
	name: 'Hockey game socks',
	sport: 'hockey',
	kind: 'pants',
	views: [
		{ ...size, id: 'front' },
		{ ...size, id: 'back' },
	],
	zones: [
		{ id: 'body', name: 'Sock', fallback: 'primary' },
		{ id: 'cuff', name: 'Top cuff', fallback: 'primary' },
		{ id: 'stripe1', name: 'Outer stripes', fallback: 'white' },
		{ id: 'stripe2', name: 'Middle stripe', fallback: 'secondary' },
	],
	styles: [],
	sizes: { youth: { scale: 0.8 }, adult: { scale: 1 } },
	patterns: [],
	draw: (_view, look) => drawSocks(look),
}
