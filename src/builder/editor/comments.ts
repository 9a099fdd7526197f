// What the list of comments and the pins on the stage do to each other, through the editor's state.
import type { ListedComment } from '#comments/views.ts'
import type { Editor } from './store.ts'

type Pinned = Pick<ListedComment, 'id' | 'at'>

/** Chosen in the list: the stage shows the piece and the side of the comment and marks its pin. */
export function showOnStage(editor: Editor, { id, at: { piece, view } }: Pinned): void {
	const { piece: shown, showPiece, show } = editor.getState()
	if (piece !== shown) showPiece(piece, view)
	show({ view, selection: null, showsPins: true, comment: { id, toShow: 'stage' } })
}

/** Its pin was pressed: the list moves the focus to the comment as soon as it is open. */
export const showInList = (editor: Editor, id: string): void =>
	editor.getState().show({ selection: null, showsPins: true, comment: { id, toShow: 'list' } })

/** The comment has been brought into view; its pin stays marked. */
export const markShown = (editor: Editor, id: string): void =>
	editor.getState().show({ comment: { id, toShow: null } })
