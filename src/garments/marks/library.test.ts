import { expect, test } from 'vitest'
import { vectorArt } from '#designs/proof/art.ts'
import { standardSports } from '#sports/sports.ts'
import { markFrames } from './frames.ts'
import { allMarks, markAsset, marksForTeam, searchMarks } from './library.ts'
import { canBeFramed, markGroups, type Mark } from './marks.ts'
import { markSvg } from './svg.server.ts'

/** Words of the first mark that a team of this name sees. */
const mascots: readonly (readonly [string, string])[] = [
	['Wildcats', 'cat'],
	['Bobcats', 'cat'],
	['Cougars', 'cat'],
	['Panthers', 'cat'],
	['Tigers', 'tiger'],
	['Lions', 'lion'],
	['Jaguars', 'cat'],
	['Bulldogs', 'dog'],
	['Huskies', 'husky'],
	['Wolves', 'wolf'],
	['Timberwolves', 'wolf'],
	['Coyotes', 'coyote'],
	['Bears', 'bear'],
	['Bruins', 'bear'],
	['Grizzlies', 'bear'],
	['Eagles', 'eagle'],
	['Hawks', 'hawk'],
	['Falcons', 'falcon'],
	['Owls', 'owl'],
	['Ravens', 'raven'],
	['Cardinals', 'cardinal'],
	['Rams', 'ram'],
	['Mustangs', 'horse'],
	['Broncos', 'horse'],
	['Colts', 'horse'],
	['Chargers', 'charger'],
	['Bulls', 'bull'],
	['Longhorns', 'longhorn'],
	['Buffaloes', 'buffalo'],
	['Razorbacks', 'razorback'],
	['Sharks', 'shark'],
	['Dolphins', 'dolphin'],
	['Hornets', 'hornet'],
	['Yellow Jackets', 'jacket'],
	['Cobras', 'cobra'],
	['Vipers', 'viper'],
	['Gators', 'gator'],
	['Dragons', 'dragon'],
	['Knights', 'knight'],
	['Crusaders', 'knight'],
	['Spartans', 'spartan'],
	['Trojans', 'trojan'],
	['Vikings', 'viking'],
	['Titans', 'titan'],
	['Warriors', 'warrior'],
	['Raiders', 'raider'],
	['Pirates', 'pirate'],
	['Mariners', 'mariner'],
	['Cowboys', 'cowboy'],
	['Rangers', 'ranger'],
	['Patriots', 'patriot'],
	['Rebels', 'rebel'],
	['Blue Devils', 'devil'],
	['Saints', 'saint'],
	['Rockets', 'rocket'],
	['Comets', 'comet'],
	['Thunder', 'thunder'],
	['Lightning', 'lightning'],
	['Cyclones', 'cyclone'],
	['Flames', 'flame'],
	['All-Stars', 'star'],
	['Mountaineers', 'mountain'],
	['Fighting Irish', 'irish'],
	['Royals', 'royal'],
	['Engineers', 'engineer'],
]

test.each(mascots)('%s see %s first, in the search and by their name', (name, word) => {
	for (const marks of [searchMarks(name.replace('Fighting ', '')), marksForTeam(`Mill Creek ${name}`)])
		expect(marks[0]?.words).toContain(word)
})

test('a search finds by name, kind and sport, whatever its capitals, and nothing for nonsense', () => {
	expect(searchMarks('WOLF HEAD')[0]?.id).toBe('wolf-head')
	expect(searchMarks('shield star').map(({ id }) => id)).toContain('shield-star')
	expect(searchMarks('husk', 'animals').length).toBeGreaterThan(0)
	expect(searchMarks('qwxyz')).toEqual([])
	expect(searchMarks('lacrosse').every(({ sports }) => sports.includes('lacrosse'))).toBe(true)
	for (const sport of standardSports) expect(searchMarks(sport).length).toBeGreaterThan(0)
})

test('a name without a mascot suggests nothing', () => {
	expect(marksForTeam('')).toEqual([])
	expect(marksForTeam('Lincoln High')).toEqual([])
})

test('the library is as large as promised, each id and group once', () => {
	expect(allMarks.length).toBeGreaterThanOrEqual(300)
	expect(new Set(allMarks.map(({ id }) => id)).size).toBe(allMarks.length)
	for (const group of markGroups)
		expect(allMarks.filter((facts) => facts.group === group).length).toBeGreaterThan(15)
})

const colors = ['#14284f', '#ffffff', '#c8102e']
const pathData = /^(?:M-?[\d.]+[ -][\d. -]+(?:[LCQ][\d. -]+)*Z)+$/

/** Each mark in one, two and three colors, and in each frame. */
const looksOf = ({ id, ...facts }: (typeof allMarks)[number]): Mark[] => [
	...[1, 2, 3].map((count) => ({ id, colors: colors.slice(0, count) })),
	...(canBeFramed(facts)
		? markFrames.flatMap((frame) => [2, 3].map((count) => ({ id, frame, colors: colors.slice(0, count) })))
		: []),
]

test.each(allMarks.map((facts) => [facts.id, facts] as const))(
	'%s has sound outlines in every number of colors and frame',
	(_, facts) => {
		for (const mark of looksOf(facts)) {
			const svg = markSvg(mark)!
			const paths = [...svg.matchAll(/<path fill="(#[0-9a-f]{6})" d="([^"]+)"/g)]
			expect(paths.length).toBe(mark.frame ? mark.colors.length + 1 : mark.colors.length)
			for (const [, fill, d] of paths) {
				expect(mark.colors).toContain(fill)
				expect(d).toMatch(pathData)
			}
			const asset = markAsset(mark)!
			expect(svg).toContain(`width="${asset.width}" height="${asset.height}"`)
			expect(asset.inks.map(({ hex }) => hex).toSorted()).toEqual(mark.colors.toSorted())
			expect(asset.inks.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
			expect(asset.inks.every(({ share }) => share > 0.01)).toBe(true)
			expect(asset.narrowest).toBeGreaterThan(0)
		}
	},
)

test('files for production read every mark as plain outlines', () => {
	for (const { id } of allMarks.filter((_, at) => at % 12 === 0))
		for (const frame of [undefined, 'shield' as const]) {
			const mark = { id, ...(frame && { frame }), colors }
			const { width, height } = markAsset(mark)!
			expect(vectorArt(markSvg(mark)!)).toMatchObject({ width, height })
		}
})
