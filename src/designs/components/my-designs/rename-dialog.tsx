import { Button } from '#ui/button.tsx'
import { Dialog, DialogButton } from '#ui/dialog.tsx'
import { TextField } from '#ui/text-field.tsx'
import {
	designsHref,
	longestName,
	titleOf,
	type DesignsView,
	type SavedCard,
} from '../../rules/my-designs.ts'

/** A button and its dialog with one field; without JavaScript the dialog is a popover and the form posts normally. */
export function Rename({ card, view }: { card: SavedCard; view: DesignsView }) {
	const dialog = `rename-${card.id}`
	return (
		<>
			<DialogButton opens={dialog} variant="ghost" size="small">
				Rename<span className="sr-only"> {titleOf(card)}</span>
			</DialogButton>
			<Dialog id={dialog} title="Rename this design">
				<form method="post" action={designsHref(view)} className="grid gap-4">
					<input type="hidden" name="id" value={card.id} />
					<TextField
						label="Name"
						id={`name-${card.id}`}
						name="name"
						autoComplete="off"
						// oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type here
						autoFocus
						maxLength={longestName}
						defaultValue={card.name ?? ''}
						hint={`Only you see it. Left empty, it is called “${card.made}”.`}
					/>
					<div>
						<Button type="submit" name="intent" value="rename">
							Save name
						</Button>
					</div>
				</form>
			</Dialog>
		</>
	)
}
