import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { createEditor } from '../../editor/store.ts'
import { quantityIn, swapped, withTeamColor } from './design-edits.ts'

const place = { placement: 'front', x: 10, y: 12, width: 6, height: 6, rotation: 0 }
const upload = { ...place, id: 'a', url: '/files/design-assets/a/1.png', assetId: 'a' }
const mark = (colors: string[]) => ({
	...place,
	id: 'm',
	url: `/marks/lion/circle-${colors.map((hex) => hex.slice(1)).join('-')}.svg`,
	mark: { id: 'lion', frame: 'circle' as const, colors },
})
const withMarks = DesignConfig.parse({
	primaryColor: '#14284f',
	secondaryColor: '#c8102e',
	templateId: 'tee',
	logos: [upload, mark(['#14284f', '#ffffff', '#c8102e'])],
})
const marksIn = ({ logos }: DesignConfig) => logos.flatMap((logo) => (logo.mark ? [logo.mark.colors] : []))

test.each([
	['primary', withTeamColor('primaryColor')(withMarks, '#0f4a31'), ['#0f4a31', '#ffffff', '#c8102e']],
	['secondary', withTeamColor('secondaryColor')(withMarks, '#0f4a31'), ['#14284f', '#ffffff', '#0f4a31']],
	['both by a swap', swapped(withMarks), ['#c8102e', '#ffffff', '#14284f']],
])('marks in exactly an old team color follow another %s', (_of, design, colors) => {
	expect(marksIn(design)).toEqual([colors])
	expect(design.logos[1]?.url).toBe(mark(colors).url)
	expect(design.logos[0]).toEqual(withMarks.logos[0])
})

test('marks in other colors stay as they are', () => {
	const other = { ...withMarks, logos: [mark(['#111111', '#ffffff'])] }
	expect(withTeamColor('primaryColor')(other, '#0f4a31').logos).toBe(other.logos)
})

test('a team color and the marks that follow it are one step of undo', () => {
	const editor = createEditor({ piece: 'p', configs: { p: withMarks }, assets: [], view: 'front' })
	editor.getState().change((config) => withTeamColor('primaryColor')(config, '#0f4a31'))
	expect(marksIn(editor.getState().config)).toEqual([['#0f4a31', '#ffffff', '#c8102e']])
	editor.getState().undo()
	expect(editor.getState().config.primaryColor).toBe('#14284f')
	expect(marksIn(editor.getState().config)).toEqual([['#14284f', '#ffffff', '#c8102e']])
})

test.each([
	['1', 1],
	['24', 24],
	['1,200', undefined],
	['0,900', 900],
	[' 36 ', 36],
	['12.5', 12],
	['0', 1],
	['-3', 1],
	['', 1],
	['abc', 1],
	['24 jerseys', 24],
	['999', 999],
	['1000', undefined],
	['999999999', undefined],
])('%j is read as %j pieces', (typed, pieces) => {
	expect(quantityIn(typed)).toBe(pieces)
})
