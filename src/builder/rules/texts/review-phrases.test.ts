// Every sentence and label of the checks has its Spanish.
import { expect, test } from 'vitest'
import { checkDesign } from '#designs/rules/checks/check-design.ts'
import type { DesignToCheck } from '#designs/rules/checks/finding.ts'
import { legalityOf } from '#designs/rules/legality/legality.ts'
import { packsFor } from '#garments/packs.server.ts'
import { decorationMethods } from '#garments/template.ts'
import { templates } from '#garments/templates/index.ts'
import { extraSports } from '#sports/sports.ts'
import { expectSpanish } from '../../../../tests/factories/spanish-sentences.ts'
import { asset, dressed, lettering, logo } from '../../../../tests/factories/designs/checked-design.ts'

const photo = asset({ width: 300, height: 300 })
const own = { id: 'own-tile', color: '#f2b21b', opacity: 1 }
const crest = (part: object) => ({ logos: [logo(part)] })
const inks = Array.from({ length: 13 }, (_, at) => ({ hex: `#0000${at + 10}`, share: 1 / 13 }))
const vector = (colors: number, narrowest = 0.001) =>
	asset({ kind: 'vector', inks: inks.slice(0, colors), narrowest })
const by = (type: string, part: object = {}) => ({
	decorations: [{ type, location: 'chest', size: 'small', description: '', itemId: 'crest', ...part }],
})
const byTeam = (type: string) => by(type, { itemId: 'team-front', location: 'front' })
const team = (style: Parameters<typeof lettering>[0], part: object = {}) => ({
	teamName: 'Wildcats',
	lettering: { team: lettering(style) },
	...part,
})
const number = (style: Parameters<typeof lettering>[0]) => ({
	playerNumber: '24',
	lettering: { number: lettering(style) },
})
const inline = { inline: { color: '#f2b21b', widthIn: 0.01 } }
const gradient = { gradient: { color: '#f2b21b' } }
const further = (type: string, part: object = {}) => ({
	decorations: [{ type, location: 'front', size: 'small', description: 'A patch', ...part }],
})
const tiled = (sublimated: boolean) => ({
	sublimated,
	pattern: { ...own, tile: { assetId: photo.id, url: photo.url, widthIn: 8, aspectRatio: 1 } },
})

type Case = [part: object, assets?: readonly ReturnType<typeof asset>[]]

const ofMethod = (method: string): Case[] => [
	...[2, 5, 13].map((colors): Case => [{ ...crest({}), ...by(method) }, [vector(colors)]]),
	[{ ...crest({ x: 130, y: 145, width: 140, height: 60 }), ...by(method) }, [vector(1)]],
	...[['screen'], ['embroidery']].flatMap((methods): Case[] => [
		[{ ...crest({}), ...by(method), methods }, [vector(1)]],
		[{ ...further(method), methods }],
	]),
	...[{ heightIn: 0.2 }, inline, gradient, { bevel: true }].map((style): Case => [
		team({ heightIn: 3, ...style }, byTeam(method)),
	]),
	[further(method, { location: 'custom', description: '' })],
	[further(method, { location: 'sleeve' })],
	[{ ...further(method), sublimated: true }],
]

const ofLetters: Case[] = [
	[team({ borders: [1, 2, 3].map(() => ({ color: '#f2b21b', widthIn: 0.2 })) }, byTeam('tackle_twill'))],
	[team({ font: 'oleo-script', ...inline, bevel: true }, { sublimated: true })],
	[team({ shape: 'stacked', flourish: 'tail' })],
	[team({ shape: 'stacked', heightIn: 4 }, { teamName: 'Wildcats of the West' })],
	[team({}, { teamName: 'Wildcats of the West' })],
	[team({ heightIn: 6 })],
	[{ playerName: 'Montgomery-Feather', teamName: 'Wildcats' }],
	[{ teamName: 'Тигры', playerName: 'Яна' }],
	[{ teamName: 'Cats ♞ ♜ ♛ ♚ ♟', playerName: '🐯' }],
	[{ playerName: 'Ana', lettering: { name: lettering({ font: 'full-block' }) } }],
	...[90, 20].map((angleDeg): Case => [
		{ teamName: 'Wildcats', lettering: { places: { team: { front: { angleDeg } } } } },
	]),
	[
		{
			teamName: 'Cats',
			lettering: { team: lettering({ shape: 'stacked' }), places: { team: { front: { downIn: 12 } } } },
		},
	],
]

const ofNumbers: Case[] = [
	...['100', '99', '07'].map((playerNumber): Case => [{ playerNumber }]),
	[number({ fill: '#14284f' })],
	[
		{
			...number({ fill: '#17181c', borders: [{ color: '#f7f7f5', widthIn: 0.2 }] }),
			primaryColor: '#4b2e1e',
		},
	],
	[{ ...number({ fill: '#10803f' }), primaryColor: '#c21a2c' }],
	[{ ...number({ fill: '#b5b9bf' }), primaryColor: '#8fc3ea' }],
	[number({ heightIn: 1.5 })],
	[{ ...number({ heightIn: 1 }), styles: { sleeveNumbers: 'sleeve' } }],
	[{ playerName: 'Ana', playerNumber: '24', personalized: false }],
]

const ofArt: Case[] = [
	[crest({}), [photo]],
	[crest({}), [asset({ width: 60, height: 60 })]],
	...[
		[20, 400],
		[0, 100],
		[150, 80],
	].map(([x, y]): Case => [crest({ x, y, width: 90, height: 90 }), [vector(1)]]),
	[{ ...crest({ x: 200, y: 150, width: 90, height: 90 }), playerNumber: '24', teamName: 'Wildcats' }],
	[{ logos: [logo(), logo({ id: 'star', x: 240 })] }, [vector(1)]],
	[{ ...crest({}), ...by('embroidery') }, [vector(1, 0.0001)]],
	[tiled(false), [photo]],
	[tiled(true), [photo]],
]

const ofColors: Case[] = [
	[{ teamName: 'Wildcats', playerNumber: '24' }],
	...['#f2b21b', '#f7f7f5'].map((hex): Case => [{ primaryColor: hex, secondaryColor: hex }]),
	...['#ffffff', '#14284f', '#17181c', '#44ddee'].flatMap((body) =>
		[{}, { pattern: { id: 'tartan', color: '#f2b21b', opacity: 1 } }].map((part): Case => [
			{ zoneColors: { body, sleeve: '#f2b21b' }, playerNumber: '24', ...part },
		]),
	),
]

const cases = [...decorationMethods.flatMap(ofMethod), ...ofLetters, ...ofNumbers, ...ofArt, ...ofColors]

/** With numbers that the form does not take, but older designs have. */
function designOf(id: string, [part, assets = []]: Case): DesignToCheck {
	const { playerNumber = '', ...rest } = part as { playerNumber?: string }
	const design = dressed(id, rest, assets)
	const config = { ...design.config, playerNumber }
	return { ...design, config, packs: packsFor(config, design.template) }
}

const designs = Object.keys(templates).flatMap((id) => cases.map((one) => designOf(id, one)))

const kinds =
	'clean color contrast dpi effect embroidery emoji fit glyph method number outside overlap player screen seam spec tile twill'

test('findings of the checks and their fixes', () => {
	const findings = designs.flatMap(checkDesign)
	expect([...new Set(findings.map(({ id }) => id.split('-')[0]))].toSorted()).toEqual(kinds.split(' '))
	const messages = findings.flatMap(({ message, fix }) => [message, ...(fix ? [fix.label] : [])])
	expectSpanish(messages)
})

test('why a jersey is legal or not, by the rules of every sport', () => {
	expect(extraSports().length).toBeGreaterThan(0)
	const judged = designs.flatMap((design) => legalityOf(design) ?? [])
	const messages = judged.flatMap(({ game, sides }) => [
		game,
		...sides.flatMap(({ colorRule, reasons }) => [
			...(colorRule === undefined ? [] : [colorRule]),
			...reasons.flatMap(({ message, fix }) => [message, ...(fix ? [fix.label] : [])]),
		]),
	])
	expect(messages.length).toBeGreaterThan(100)
	expectSpanish(messages)
})
