// What choosing a comment in the list, or pressing its pin, does to the editor.
import { expect, test } from 'vitest'
import { plainConfig } from '../../../tests/factories/builder-panel.tsx'
import { markShown, showInList, showOnStage } from './comments.ts'
import { createEditor } from './store.ts'

const kit = () =>
	createEditor({
		piece: 'jersey',
		configs: { jersey: plainConfig, pants: { ...plainConfig, teamName: 'Wildcats' } },
		assets: [],
		view: 'front',
	})
const onPants = { id: 'c1', at: { piece: 'pants', view: 'back', xIn: 1, yIn: 1 } } as const

test('a comment chosen in the list brings its piece and side to the stage, and changes nothing of the design', () => {
	const editor = kit()
	editor.getState().show({ selection: 'team', zoom: 2 })
	showOnStage(editor, onPants)
	expect(editor.getState()).toMatchObject({
		piece: 'pants',
		view: 'back',
		selection: null,
		showsPins: true,
		comment: { id: 'c1', toShow: 'stage' },
	})
	expect(editor.temporal.getState().pastStates).toEqual([])
})

test('on the piece that is shown already the zoom stays', () => {
	const editor = kit()
	editor.getState().show({ zoom: 2 })
	showOnStage(editor, { ...onPants, at: { ...onPants.at, piece: 'jersey' } })
	expect(editor.getState()).toMatchObject({ piece: 'jersey', view: 'back', zoom: 2 })
})

test('a pressed pin asks the list for its comment once', () => {
	const editor = kit()
	showInList(editor, 'c1')
	expect(editor.getState()).toMatchObject({ piece: 'jersey', comment: { id: 'c1', toShow: 'list' } })
	markShown(editor, 'c1')
	expect(editor.getState().comment).toEqual({ id: 'c1', toShow: null })
})
