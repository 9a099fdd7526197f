import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readDesign } from '#garments/saved-design.ts'
import { StoredDesign } from '#garments/schemas.ts'
import { templateById } from '#garments/templates/index.ts'
import { EditorProvider } from '../../editor/context.tsx'
import { createEditor } from '../../editor/store.ts'
import { LogoFields } from './logo-fields.tsx'
import { GroupPart } from '../panels/group-part.tsx'
import { Overlay } from './overlay.tsx'
import { Stage } from './stage.tsx'
import { zoomBy } from './toolbar.tsx'
import type { Dragger } from './use-drag.ts'

const footballJersey = templateById('football-jersey')!
const logo = { url: '/files/design-assets/v/1.png', placement: 'left-chest', alt: 'Wildcat head' }
const stored = StoredDesign.parse({
	primaryColor: '#14284f',
	secondaryColor: '#f2b21b',
	logos: [
		{ ...logo, id: 'a', view: 'front', x: 230, y: 160, width: 43, height: 40 },
		{ ...logo, id: 'b', view: 'back' },
	],
})
const config = readDesign(stored, footballJersey)

const newEditor = () => createEditor({ piece: '', configs: { '': config }, assets: [], view: 'front' })

const inEditor = (children: ReactNode, editor = newEditor()) =>
	renderToStaticMarkup(<EditorProvider editor={editor}>{children}</EditorProvider>)

const stage = (locked: boolean, editor = newEditor()) =>
	inEditor(
		<Stage
			template={footballJersey}
			pieces={[{ id: '', template: footballJersey }]}
			locked={locked}
			description="Football game jersey in navy."
		/>,
		editor,
	)

test('every logo of the view is a button by its number, place, size and meaning', () => {
	const markup = stage(false)
	expect(markup).toContain('aria-label="Logo 1, left chest, 3.2 by 3.0 inches: Wildcat head"')
	expect(markup).toContain('href="/files/design-assets/v/1.png"')
	expect(markup.match(/role="button"/g)).toHaveLength(1)
	expect(markup).not.toContain('Logo 2,')
})

test('the design is described in words where the picture is', () => {
	const [, id] = /aria-describedby="([^"]+)"/.exec(stage(false)) ?? []
	expect(stage(false)).toContain(`<p id="${id}" class="sr-only">Football game jersey in navy.</p>`)
})

test('a locked design has pictures of its logos, and no buttons', () => {
	expect(stage(true)).toContain('role="img" aria-label="Logo 1, left chest')
	expect(stage(true)).not.toContain('role="button"')
})

const idle: Dragger = {
	start: () => {},
	move: () => {},
	end: () => {},
	cancel: () => {},
	follow: () => {},
	isDragging: () => false,
	hasDragged: () => false,
}

test('the selected logo has eight grips, one to turn it, its measures and the print areas', () => {
	const view = footballJersey.views[0]!
	const item = { logo: config.logos[0]!, id: 'a', number: 1 }
	const markup = inEditor(<Overlay view={view} item={item} dragger={idle} />)
	expect(markup.match(/data-handle="(corner|side)/g)).toHaveLength(8)
	expect(markup.match(/data-handle="spin/g)).toHaveLength(1)
	expect(markup).toContain('3.2 × 3.0 in · 3.9 in right of center')
	expect(markup.match(/<rect/g)).toHaveLength(2 * view.placements.length)
})

test('the selected letters have four corners, a handle to turn them and their angle', () => {
	const turned = { teamName: 'Wildcats', lettering: { places: { team: { front: { angleDeg: 30 } } } } }
	const editor = createEditor({
		piece: '',
		configs: { '': { ...config, ...turned } },
		assets: [],
		view: 'front',
	})
	editor.getState().show({ selection: 'team-front' })
	// Markup of a server shows the store's first state.
	editor.getInitialState = editor.getState
	const markup = stage(false, editor)
	expect(markup.match(/data-handle="corner/g)).toHaveLength(4)
	expect(markup.match(/data-handle="side/g)).toBe(null)
	expect(markup.match(/data-handle="spin/g)).toHaveLength(1)
	expect(markup).toMatch(/aria-label="Team name, [^"]*, turned 30 degrees, centered"/)
	// Which lines were measured before decides the last digits: 199.9999999995 was seen.
	const turnedAt = Number(/rotate\(30 ([\d.]+) /.exec(markup)?.[1])
	expect(turnedAt).toBeCloseTo(200, 6)
	expect(markup).toMatch(/ in · centered.* · 30°/)
})

const grouped = {
	...config,
	teamName: 'Wildcats',
	lettering: { places: { team: { front: { group: 'g1' } } } },
	logos: config.logos.map((logo) => (logo.id === 'a' ? { ...logo, group: 'g1' } : logo)),
}

test('a selected group has one frame that moves it, an outline for each element, and says that it is one', () => {
	const editor = createEditor({ piece: '', configs: { '': grouped }, assets: [], view: 'front' })
	editor.getState().show({ selection: 'a' })
	// Markup of a server shows the store's first state.
	editor.getInitialState = editor.getState
	const markup = stage(false, editor)
	expect(markup.match(/data-handle="/g)).toEqual(['data-handle="'])
	expect(markup).toContain('data-handle="whole"')
	expect(markup).toMatch(/aria-pressed="true" aria-label="Team name, [^"]*, in a group"/)
	expect(markup).toMatch(/aria-pressed="true" aria-label="Logo 1, [^"]*, in a group"/)
})

test('elements are selected by checkboxes, and several have their buttons', () => {
	const editor = createEditor({ piece: '', configs: { '': grouped }, assets: [], view: 'front' })
	editor.getInitialState = editor.getState
	const part = () => inEditor(<GroupPart template={footballJersey} packs={{}} isLocked={false} />, editor)
	expect(part()).toContain('<details class="group" open="">')
	expect(part().match(/type="checkbox"/g)).toHaveLength(2)
	expect(part()).toMatch(/Team name, in a group.*Logo 1, Wildcat head, in a group/)
	expect(part()).not.toContain('Ungroup')
	editor.getState().show({ selection: 'team-front' })
	expect(part().match(/checked=""/g)).toHaveLength(2)
	for (const label of ['Ungroup', 'Duplicate logo', 'Remove logo', 'Move all left by a quarter inch'])
		expect(part()).toContain(label)
	expect(part()).toMatch(/disabled=""[^>]*>Group</)
	const locked = inEditor(<GroupPart template={footballJersey} packs={{}} isLocked />, editor)
	expect(locked).toBe('')
})

test('no id is written twice, whatever is drawn', () => {
	const ids = [...stage(false).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
	expect(ids.length).toBeGreaterThan(20)
	expect(new Set(ids).size).toBe(ids.length)
})

test('the picture can be seen as color-blind people see it, also of a locked design', () => {
	for (const locked of [true, false]) {
		const markup = stage(locked)
		expect(markup).toMatch(/<label[^>]*>.*See as.*<select/)
		for (const name of ['Full color', 'Red-blind', 'Green-blind', 'Blue-blind', 'Grayscale'])
			expect(markup).toContain(`${name}</option>`)
		expect(markup).not.toContain('<filter')
		expect(markup).not.toContain('filter:')
	}
})

test('a choice filters the picture and not its handles, and is no part of the design', () => {
	const editor = newEditor()
	const before = editor.getState().config
	editor.getState().show({ vision: 'deuteranopia' })
	// Markup of a server shows the store's first state.
	editor.getInitialState = editor.getState
	const markup = stage(false, editor)
	const [, id] = /<filter id="([^"]+)"/.exec(markup) ?? []
	expect(markup).toContain(`style="filter:url(#${id})"`)
	expect(markup.match(/filter:url/g)).toHaveLength(1)
	expect(markup).toContain('values="0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0')
	expect(markup).toContain('color-interpolation-filters="sRGB"')
	expect(markup).toContain('value="deuteranopia" selected=""')
	expect(editor.getState().config).toBe(before)
	expect(editor.temporal.getState().pastStates).toEqual([])
	expect(newEditor().getState().vision).toBe(null)
})

const fields = (id: string, locked = false) =>
	inEditor(<LogoFields template={footballJersey} id={id} locked={locked} />)

test('a logo is measured in inches, with its limits', () => {
	const markup = fields('a')
	expect(markup).toMatch(/min="3" max="37.5"[^>]*value="3.22"/)
	expect(markup).toContain('value="17.25"')
	for (const words of ['Rotation', 'Keep shape', 'Layer up', 'Duplicate', 'Remove', 'What it shows']) {
		expect(markup).toContain(words)
	}
})

test('a locked design shows the measures and changes nothing', () => {
	const markup = fields('a', true)
	const inputs = markup.match(/<(?:input|select)[^>]*>/g) ?? []
	const open = inputs.filter((input) => !input.includes('disabled') && !input.includes('type="radio"'))
	expect(open).toEqual([])
	expect(markup).not.toContain('Remove')
	expect(fields('gone')).toBe('')
})

test.each([
	[1, 1, 1.25],
	[1.3, -1, 1.25],
	[4, 1, 4],
	[0.5, -1, 0.5],
] as const)('zoom from %d in direction %d', (zoom, direction, expected) => {
	expect(zoomBy(zoom, direction)).toBe(expected)
})
