// The form for an internal note, which only the staff reads.
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/fields.tsx'

type NoteFormProps = {
	/** The refused input. */
	typed: Readonly<Record<string, string>>
	hint?: string
	className?: string
}

export const NoteForm = ({ typed, hint, className = '' }: NoteFormProps) => (
	<form method="post" action="#notes" className={`grid gap-3 ${className}`}>
		<input type="hidden" name="intent" value="note" />
		<TextArea
			label="Note"
			name="note"
			defaultValue={typed['note'] ?? ''}
			required
			maxLength={1_000}
			hint={hint}
		/>
		<Button type="submit" variant="outline">
			Add note
		</Button>
	</form>
)
