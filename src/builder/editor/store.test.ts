import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DesignConfig } from '#garments/schemas.ts'
import { asset } from '../../../tests/factories/designs/checked-design.ts'
import { configsOf, createEditor, type Editor } from './store.ts'

const start = () => DesignConfig.parse({ primaryColor: '#14284f', secondaryColor: '#f2b21b' })

function timedEditor() {
	let time = 0
	const editor = createEditor({ piece: '', configs: { '': start() }, assets: [], view: 'front' }, () => time)
	return {
		editor,
		wait: (ms: number) => {
			time += ms
		},
	}
}

const teamName = (name: string) => (config: DesignConfig) => ({ ...config, teamName: name })
const quantity = (count: number) => (config: DesignConfig) => ({ ...config, quantity: count })
const steps = (editor: Editor) => editor.temporal.getState().pastStates.length

type Timed = ReturnType<typeof timedEditor>
const edits: fc.Arbitrary<(timed: Timed) => void> = fc.oneof(
	fc.nat(1_000).map(
		(count) =>
			({ editor }: Timed) =>
				editor.getState().change(quantity(count + 1)),
	),
	fc
		.tuple(fc.string({ maxLength: 20 }), fc.constantFrom(0, 100, 499, 500, 900))
		.map(([name, pause]) => ({ editor, wait }: Timed) => {
			wait(pause)
			editor.getState().changeText('team', teamName(name))
		}),
	fc.constant(({ editor }: Timed) => editor.getState().undo()),
	fc.constant(({ editor }: Timed) => editor.getState().redo()),
)

test('redo after undo gives the very same design, at every depth', () => {
	fc.assert(
		fc.property(fc.array(edits, { maxLength: 60 }), fc.nat(80), (work, depth) => {
			const { editor, wait } = timedEditor()
			for (const edit of work) edit({ editor, wait })
			const reached = editor.getState().config
			const back = Math.min(depth, steps(editor))
			for (let step = 0; step < back; step++) editor.getState().undo()
			for (let step = 0; step < back; step++) editor.getState().redo()
			expect(editor.getState().config).toBe(reached)
		}),
	)
})

test('any sequence of edits undone is back at the start', () => {
	fc.assert(
		fc.property(fc.array(edits, { maxLength: 90 }), (work) => {
			const { editor, wait } = timedEditor()
			const first = editor.getState().config
			for (const edit of work) edit({ editor, wait })
			while (steps(editor) > 0) editor.getState().undo()
			expect(editor.getState().config).toBe(first)
		}),
	)
})

test('another field, another change and an undo begin a step of their own', () => {
	const { editor } = timedEditor()
	const { changeText, change, undo } = editor.getState()
	changeText('team', teamName('W'))
	changeText('name', (config) => ({ ...config, playerName: 'J' }))
	expect(steps(editor)).toBe(2)
	change(quantity(24))
	changeText('name', (config) => ({ ...config, playerName: 'Jo' }))
	expect(steps(editor)).toBe(4)
	undo()
	changeText('name', (config) => ({ ...config, playerName: 'Ja' }))
	expect(steps(editor)).toBe(4)
	undo()
	expect(editor.getState().config.playerName).toBe('J')
})

test.each([
	[499, 1],
	[500, 2],
])('letters %i ms apart make %i steps', (pause, expected) => {
	const { editor, wait } = timedEditor()
	editor.getState().changeText('team', teamName('W'))
	wait(pause)
	editor.getState().changeText('team', teamName('Wi'))
	expect(steps(editor)).toBe(expected)
})

test('the history keeps a hundred steps', () => {
	const { editor } = timedEditor()
	const { change } = editor.getState()
	for (let count = 1; count <= 101; count++) change(quantity(count + 100))
	expect(steps(editor)).toBe(100)
})

test('what is only looked at is no step', () => {
	const { editor } = timedEditor()
	editor.getState().show({ view: 'back', zoom: 2, selection: 'x' })
	expect(steps(editor)).toBe(0)
})

test('another design clears history and selection', () => {
	const { editor } = timedEditor()
	const { change, show, load, undo } = editor.getState()
	change(quantity(24))
	show({ selection: 'x' })
	load({ configs: { '': { ...start(), teamName: 'Hawks' } }, assets: [] })
	expect(steps(editor)).toBe(0)
	undo()
	expect(editor.getState()).toMatchObject({ selection: null, config: { teamName: 'Hawks' } })
})

test('uploads and what is taken off the list of logos are no steps, and outlast another design', () => {
	const { editor } = timedEditor()
	const { addAsset, addUpload, unlist, load } = editor.getState()
	addAsset(asset({ id: 'placed' }))
	for (const id of ['first', 'second']) addUpload(asset({ id }))
	unlist('first')
	load({ configs: { '': start() }, assets: [] })
	expect(editor.getState()).toMatchObject({ uploaded: ['second', 'first'], unlisted: ['first'] })
	expect(steps(editor)).toBe(0)
})

test('the quantity is the sum of the players while there are any, and one undo brings both back', () => {
	const { editor } = timedEditor()
	const { change, changePlayers, undo } = editor.getState()
	const player = { name: 'Rivera', number: '7', size: 'M', quantity: 2 }
	changePlayers(() => [player, { ...player, number: '8', quantity: 1 }])
	expect(editor.getState()).toMatchObject({ players: { length: 2 }, config: { quantity: 3 } })
	change(quantity(48))
	expect(editor.getState().config.quantity).toBe(3)
	changePlayers((players) => players.map((one) => ({ ...one, name: 'R' })), 'name-0')
	changePlayers((players) => players.map((one) => ({ ...one, name: 'Ro' })), 'name-0')
	undo()
	expect(editor.getState().players[0]?.name).toBe('Rivera')
	changePlayers(() => [])
	change(quantity(48))
	expect(editor.getState().config.quantity).toBe(48)
})

function kitEditor() {
	const configs = { jersey: start(), pants: { ...start(), teamName: '' }, socks: start() }
	return createEditor({ piece: 'jersey', configs, assets: [], view: 'front' })
}

test('showing another piece of a kit is no step, and edits go to the piece that is shown', () => {
	const editor = kitEditor()
	editor.getState().showPiece('pants', 'back')
	expect(editor.getState()).toMatchObject({ piece: 'pants', view: 'back' })
	expect(steps(editor)).toBe(0)
	editor.getState().change(teamName('Hawks'))
	const { config, kit } = editor.getState()
	expect([config.teamName, kit.jersey?.teamName, kit.socks?.teamName]).toEqual(['Hawks', '', ''])
	expect(Object.keys(kit).toSorted()).toEqual(['jersey', 'socks'])
})

test('one undo takes back an edit of the whole kit, and shows the piece that a step changed', () => {
	const editor = kitEditor()
	const { change, changeAll, showPiece, undo } = editor.getState()
	change(teamName('Hawks'))
	showPiece('pants', 'front')
	changeAll((config) => ({ ...config, primaryColor: '#aa0000' }))
	expect(Object.values(configsOf(editor.getState())).map(({ primaryColor }) => primaryColor)).toEqual([
		'#aa0000',
		'#aa0000',
		'#aa0000',
	])
	undo()
	expect(
		Object.values(configsOf(editor.getState())).every(({ primaryColor }) => primaryColor === '#14284f'),
	).toBe(true)
	undo()
	expect(editor.getState()).toMatchObject({ piece: 'jersey', config: { teamName: '' } })
})

test('quantity, fundraising and portal are the same in every piece of a kit', () => {
	const editor = kitEditor()
	editor.getState().showPiece('socks', 'front')
	editor.getState().change((config) => ({
		...config,
		quantity: 30,
		fundraisingEnabled: true,
		portalId: 'p1',
	}))
	for (const config of Object.values(configsOf(editor.getState())))
		expect(config).toMatchObject({ quantity: 30, fundraisingEnabled: true, portalId: 'p1' })
	editor.getState().changePlayers(() => [{ name: 'Rivera', number: '7', size: 'M', quantity: 2 }])
	expect(editor.getState().kit.jersey?.quantity).toBe(2)
})
