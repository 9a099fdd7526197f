import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/text-field.tsx'
import { Sheet } from '../sheet.tsx'

/** An internal note, visible to staff only. */
export const NoteForm = ({ typed }: { typed: Readonly<Record<string, string>> }) => (
	<Sheet title="Internal note" id="notes">
		<form method="post" action="#notes" className="grid gap-3">
			<input type="hidden" name="intent" value="note" />
			<TextArea
				label="Note"
				name="note"
				defaultValue={typed.note ?? ''}
				required
				maxLength={1_000}
				hint="Neither the buyer nor the school sees it."
			/>
			<Button type="submit" variant="outline">
				Add note
			</Button>
		</form>
	</Sheet>
)
