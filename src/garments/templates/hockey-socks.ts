// Game socks worn over the shin guards, sold as a pair.
import { drawSocks } from '../bottoms/socks.ts'
import { youthAndAdult } from '../bottoms/template.ts'
import { wornSocks } from '../worn/bottoms/worn-socks.ts'
import { frontAndBack, inTwoVersions, zonesNamed } from '../template.ts'

const pxPerInch = 14

export const hockeySocks = inTwoVersions({
	id: 'hockey-socks',
	name: 'Hockey game socks',
	sport: 'hockey',
	kind: 'pants',
	views: frontAndBack(pxPerInch),
	zones: zonesNamed({
		body: ['Sock', 'primary'],
		cuff: ['Top cuff', 'primary'],
		stripe1: ['Outer stripes', 'white'],
		stripe2: ['Middle stripe', 'secondary'],
	}),
	styles: [],
	sizes: youthAndAdult,
	patterns: [],
	draw: (_view, resolved) => drawSocks(resolved),
	worn: (resolved) => wornSocks(resolved, pxPerInch),
})
