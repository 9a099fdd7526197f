// The pins of comments on the stage, and the list of comments beside it.
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ListedComment } from '#comments/views.ts'
import { templateById } from '#garments/templates/index.ts'
import { plainConfig, saved } from '../../../../tests/factories/builder-panel.tsx'
import { EditorProvider } from '../../editor/context.tsx'
import { createEditor, type Editor, type EditorState } from '../../editor/store.ts'
import { CommentsPart } from '../panels/comments-part.tsx'
import { CommentPins, CommentsToggle } from './comment-pins.tsx'
import { Stage } from './stage.tsx'

const template = templateById('football-jersey')!
const view = template.views[0]!

const comment = (number: number, change: Partial<ListedComment> = {}): ListedComment => ({
	id: `c${number}`,
	number,
	version: 2,
	place: 'Front: left chest',
	name: 'Ana',
	text: 'Please move the number up.',
	isResolved: false,
	answers: 0,
	at: { piece: '', view: 'front', xIn: 15, yIn: 12 },
	...change,
})
const comments = [
	comment(3),
	comment(4, { at: { piece: '', view: 'back', xIn: 15, yIn: 12 }, place: 'Back' }),
	comment(1, { version: 1, isResolved: true, name: 'Sam' }),
	comment(2, { at: { piece: 'pants', view: 'front', xIn: 15, yIn: 12 }, place: 'Pants, front' }),
]

/** On the server an editor is rendered in its first state, so that this one says that it is in it. */
function newEditor(shown: Partial<Pick<EditorState, 'showsPins' | 'comment'>> = {}): Editor {
	const editor = createEditor({ piece: '', configs: { '': plainConfig }, assets: [], view: 'front' })
	editor.getState().show(shown)
	return { ...editor, getInitialState: editor.getState }
}

function inEditor(children: ReactNode, editor = newEditor()): string {
	const Page = createRoutesStub([
		{ path: '/', Component: () => <EditorProvider editor={editor}>{children}</EditorProvider> },
	])
	return renderToStaticMarkup(<Page />)
}

const pins = (editor = newEditor()) =>
	inEditor(<CommentPins view={view} comments={comments} version={2} />, editor)

const pieces = [{ piece: { id: '', name: '' }, template }]
const list = (of = comments, shares = saved.shares, editor = newEditor()) =>
	// Cast: the list asks of a piece for its garment alone.
	inEditor(
		<CommentsPart {...{ saved: { ...saved, shares }, comments: of, pieces: pieces as never }} />,
		editor,
	)

test('a view has a button for each of its comments, called by number, writer and place', () => {
	const markup = pins()
	expect(markup.match(/<button/g)).toHaveLength(2)
	expect(markup).toContain('aria-label="Comment 3, Ana, Front: left chest"')
	expect(markup).toContain('aria-label="Comment 1, Sam, Front: left chest, older version 1, resolved"')
	expect(markup).not.toContain('aria-current')
})

test('the pin of the chosen comment is marked, and its item in the list', () => {
	const editor = newEditor({ comment: { id: 'c3', toShow: null } })
	expect(pins(editor)).toMatch(/aria-label="Comment 3, [^"]*" aria-current="true"/)
	expect(list(comments, saved.shares, editor).match(/aria-current="true"/g)).toHaveLength(1)
})

test('the button says how many comments there are and whether they are shown', () => {
	const toggle = (isShown: boolean) =>
		inEditor(<CommentsToggle count={4} isShown={isShown} onShow={() => {}} />)
	expect(toggle(true)).toMatch(/aria-label="Comments \(4\) on the garment" aria-pressed="true"/)
	expect(toggle(false)).toContain('aria-pressed="false"')
})

test('the stage has pins while the list is open, until someone hides them', async () => {
	const stage = (areOpen: boolean, editor = newEditor()) =>
		inEditor(
			<Stage
				template={template}
				pieces={[{ id: '', template }]}
				locked={false}
				description=""
				comments={{ list: comments, version: 2, areOpen }}
			/>,
			editor,
		)
	// The script of the pins is fetched by the first rendering.
	stage(true)
	await expect.poll(() => stage(true)).toContain('aria-label="Comment 3, Ana')
	expect(stage(false)).not.toContain('aria-label="Comment 3, Ana')
	expect(stage(false)).toContain('aria-label="Comments (4) on the garment" aria-pressed="false"')
	expect(stage(true, newEditor({ showsPins: false }))).not.toContain('aria-label="Comment 3, Ana')
	expect(stage(false, newEditor({ showsPins: true }))).toContain('aria-label="Comment 3, Ana')
})

test('the list shows on the garment what has a place there, and says of the rest that it has none', () => {
	const markup = list()
	expect(markup).toContain('3 open of 4')
	expect(markup).toContain('aria-label="Comment 3, Ana, Front: left chest: show on the garment"')
	expect(markup.match(/: show on the garment"/g)).toHaveLength(3)
	expect(markup).toContain('on version 2 · its place is not on the garment any more')
	expect(markup).toContain('on older version 1')
})

test('without comments the list says what to do', () => {
	expect(list([])).toContain('No comments yet')
	expect(list([])).toContain('Allow comments on a share link above')
	const taking = saved.shares.map((share) => ({ ...share, allowsComments: true }))
	expect(list([], taking)).toContain('A link of this design takes comments. Send it to your team.')
})
