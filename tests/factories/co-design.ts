// Random edits of a design, and a server in memory that orders changes, for tests of designing together.
import fc from 'fast-check'
import { applyOperations } from '#co-design/rules/operations.ts'
import type { Change, Delivery, LoggedChange } from '#co-design/rules/replica.ts'
import type { SharedWork, Work } from '#co-design/rules/shared-work.ts'
import { ownTile } from '#garments/patterns/tile.ts'
import { DesignConfig } from '#garments/schemas.ts'

export const plainWork = (): Work => ({
	configs: {
		home: DesignConfig.parse({
			primaryColor: '#14284f',
			secondaryColor: '#f2b21b',
			teamName: 'Wildcats',
			logos: ['crest', 'star'].map((id) => ({
				id,
				url: `/${id}`,
				placement: 'chest',
				x: 1,
				y: 1,
				width: 3,
				height: 3,
			})),
		}),
		away: DesignConfig.parse({ primaryColor: '#ffffff', secondaryColor: '#14284f' }),
	},
	players: [
		{ name: 'Ada', number: '1', size: 'M', quantity: 1 },
		{ name: 'Bo', number: '2', size: 'L', quantity: 1 },
	],
})

export type Edit = (work: Work) => Work

const inPiece =
	(piece: string, edit: (config: DesignConfig) => DesignConfig): Edit =>
	({ configs, players }) => {
		const config = configs[piece]
		return { configs: config ? { ...configs, [piece]: edit(config) } : configs, players }
	}

const piece = fc.constantFrom('home', 'away')
const color = fc.constantFrom('#111111', '#222222', '#333333', '#444444')
const at = fc.nat({ max: 4 })
const word = fc.constantFrom('Owls', 'Bears', 'Foxes', '')

const newLogo = (id: string) => ({
	id,
	url: `/${id}`,
	placement: 'back',
	rotation: 0,
	x: 2,
	y: 2,
	width: 2,
	height: 2,
})

/** Edits as the panels make them; each list entry is drawn by its name in failures. */
export const anyEdit: fc.Arbitrary<{ name: string; edit: Edit }> = fc.oneof(
	fc.tuple(piece, color).map(([p, c]) => ({
		name: `${p} color ${c}`,
		edit: inPiece(p, (config) => ({ ...config, primaryColor: c })),
	})),
	fc.tuple(piece, word).map(([p, w]) => ({
		name: `${p} name ${w}`,
		edit: inPiece(p, (config) => ({ ...config, teamName: w })),
	})),
	fc.tuple(piece, fc.constantFrom('body', 'sleeves'), color).map(([p, zone, c]) => ({
		name: `${p} ${zone} ${c}`,
		edit: inPiece(p, (config) => ({ ...config, zoneColors: { ...config.zoneColors, [zone]: c } })),
	})),
	fc.tuple(piece, fc.uuid()).map(([p, id]) => ({
		name: `${p} logo`,
		edit: inPiece(p, (config) =>
			config.logos.some((one) => one.id === id)
				? config
				: { ...config, logos: [...config.logos, newLogo(id)] },
		),
	})),
	fc.tuple(piece, at).map(([p, n]) => ({
		name: `${p} without logo ${n}`,
		edit: inPiece(p, (config) => ({ ...config, logos: config.logos.filter((_, index) => index !== n) })),
	})),
	fc.tuple(piece, at, fc.integer({ min: 0, max: 9 })).map(([p, n, x]) => ({
		name: `${p} logo ${n} to ${x}`,
		edit: inPiece(p, (config) => ({
			...config,
			logos: config.logos.map((logo, index) => (index === n ? { ...logo, x, y: x } : logo)),
		})),
	})),
	piece.map((p) => ({
		name: `${p} logos turned around`,
		edit: inPiece(p, (config) => ({ ...config, logos: config.logos.toReversed() })),
	})),
	fc.tuple(piece, color).map(([p, c]) => ({
		name: `${p} pattern ${c}`,
		edit: inPiece(p, (config) => ({
			...config,
			pattern: { id: 'camo', opacity: 1, ...config.pattern, color: c },
		})),
	})),
	fc.tuple(piece, fc.uuid(), at).map(([p, assetId, rightIn]) => ({
		name: `${p} tile moved by ${rightIn}`,
		edit: inPiece(p, (config) => ({
			...config,
			pattern: {
				color: '#111111',
				opacity: 1,
				...config.pattern,
				id: ownTile,
				tile: { url: '/tile', assetId, widthIn: 4, aspectRatio: 1, ...config.pattern?.tile, rightIn },
			},
		})),
	})),
	piece.map((p) => ({
		name: `${p} stripes`,
		edit: inPiece(
			p,
			({ pattern: { tile: _tile, ...print } = { color: '#222222', opacity: 1 }, ...config }) => ({
				...config,
				pattern: { ...print, id: 'stripes' },
			}),
		),
	})),
	piece.map((p) => ({
		name: `${p} without pattern`,
		edit: inPiece(p, ({ pattern: _pattern, ...config }) => config),
	})),
	fc.tuple(piece, fc.constantFrom('front', 'back'), at).map(([p, view, n]) => ({
		name: `${p} ${view} letters down ${n}`,
		edit: inPiece(p, (config) => ({
			...config,
			lettering: {
				...config.lettering,
				places: {
					...config.lettering?.places,
					team: { ...config.lettering?.places?.team, [view]: { downIn: n } },
				},
			},
		})),
	})),
	piece.map((p) => ({
		name: `${p} usual places`,
		edit: inPiece(p, (config) => ({ ...config, lettering: { ...config.lettering, places: {} } })),
	})),
	fc.tuple(piece, word).map(([p, description]) => ({
		name: `${p} decoration ${description}`,
		edit: inPiece(p, (config) => ({
			...config,
			decorations: [
				...config.decorations,
				{ type: 'screen', location: 'custom', size: 'small', description },
			],
		})),
	})),
	fc.tuple(piece, at, word).map(([p, n, description]) => ({
		name: `${p} decoration ${n} is ${description}`,
		edit: inPiece(p, (config) => ({
			...config,
			decorations: config.decorations.map((one, index) => (index === n ? { ...one, description } : one)),
		})),
	})),
	word.map((name) => ({
		name: `player ${name}`,
		edit: ({ configs, players }: Work) => ({
			configs,
			players: [...players, { name, number: '', size: '', quantity: 1 }],
		}),
	})),
	fc.tuple(at, word).map(([n, name]) => ({
		name: `player ${n} is ${name}`,
		edit: ({ configs, players }: Work) => ({
			configs,
			players: players.map((player, index) => (index === n ? { ...player, name } : player)),
		}),
	})),
	fc.tuple(at, at).map(([n, size]) => ({
		name: `player ${n} away ${size}`,
		edit: ({ configs, players }: Work) => ({
			configs,
			players: players.map((player, index) =>
				index === n ? { ...player, sizes: { ...player.sizes, away: String(size) } } : player,
			),
		}),
	})),
	at.map((n) => ({
		name: `without player ${n}`,
		edit: ({ configs, players }: Work) => ({ configs, players: players.filter((_, index) => index !== n) }),
	})),
)

/** Keeps the last changes only, as the real one. */
export function createServer(start: SharedWork, keeps = 8) {
	let document = start
	const log: LoggedChange[] = []
	const applied = new Map<string, number>()
	return {
		document: () => document,
		log,
		send: (clientId: string, change: Change) => {
			if (change.sequence <= (applied.get(clientId) ?? 0)) return
			applied.set(clientId, change.sequence)
			document = applyOperations(document, change.operations)
			log.push({ ...change, clientId, position: log.length + 1 })
		},
		deliver: (clientId: string, after: number): Delivery =>
			after < log.length - keeps
				? { document, position: log.length, applied: applied.get(clientId) ?? 0 }
				: { changes: log.slice(after) },
	}
}
