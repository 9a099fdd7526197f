// The pins of a design's comments on one view of the stage.
import { apart, inside, isOnCanvas, percentsOf, type Percents } from '#comments/rules/pins.ts'
import type { ListedComment } from '#comments/views.ts'
import type { ViewDef } from '#garments/template.ts'

type Placed = Pick<ListedComment, 'at' | 'version' | 'number'>
type CommentedView = Pick<ViewDef, 'id' | 'width' | 'height' | 'pxPerInch'>

export type StagePin<Comment> = Percents & {
	comment: Comment
	/** Made on an earlier version than the saved one. */
	isOlder: boolean
}

type PinnedOn = {
	/** The shown piece of a kit; empty outside kits. */
	piece: string
	view: CommentedView
	/** The saved version. */
	version: number
	/** Of the drawn view, in pixels. */
	size: { width: number; height: number }
}

const isOnView = ({ at }: Placed, piece: string, view: CommentedView): boolean =>
	at.piece === piece && at.view === view.id && isOnCanvas(view, at)

/** Whether the garment still has the place, whatever version the comment was made on. */
export const hasPlace = (
	comment: Placed,
	pieces: readonly { piece: { id: string }; template: { views: readonly CommentedView[] } }[],
): boolean =>
	pieces.some(({ piece, template }) => template.views.some((view) => isOnView(comment, piece.id, view)))

/** Whole pins that do not cover each other; those of the saved version keep their places. */
export function pinsOnView<Comment extends Placed>(
	comments: readonly Comment[],
	{ piece, view, version, size }: PinnedOn,
): StagePin<Comment>[] {
	const isOlder = (comment: Placed) => comment.version < version
	const own = comments
		.filter((comment) => isOnView(comment, piece, view))
		.toSorted((a, b) => Number(isOlder(a)) - Number(isOlder(b)) || a.number - b.number)
	const places = apart(
		own.map(({ at }) => inside(percentsOf(at, view), size)),
		size,
	)
	return own.flatMap((comment, index) => {
		const place = places[index]
		return place ? [{ comment, isOlder: isOlder(comment), ...place }] : []
	})
}
