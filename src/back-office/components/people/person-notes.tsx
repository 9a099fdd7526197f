// Notes of the staff about a person, and the form for one more.
import type { PersonNote } from '../../views.ts'
import { When } from '#orders/components/when.tsx'
import { Button } from '#ui/button.tsx'
import { NoteForm } from '../note-form.tsx'
import { Sheet } from '../records.tsx'

type NotesProps = { notes: readonly PersonNote[]; typed: Readonly<Record<string, string>> }

export const PersonNotes = ({ notes, typed }: NotesProps) => (
	<Sheet title="Notes" id="notes" intro="Only the staff reads them.">
		<div className="grid gap-4">
			{notes.length === 0 ? (
				<p className="text-muted">No notes yet.</p>
			) : (
				<ul className="divide-y divide-line">
					{notes.map((note) => (
						<Note key={note.id} note={note} />
					))}
				</ul>
			)}
			<NoteForm typed={typed} className="border-t border-line pt-3" />
		</div>
	</Sheet>
)

const Note = ({ note: { id, text, author, createdAt, isOwn } }: { note: PersonNote }) => (
	<li className="grid gap-1 py-2.5 first:pt-0">
		<p className="break-words whitespace-pre-line">{text}</p>
		<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
			<p className="figures text-label break-words text-muted">
				{author ?? 'A former colleague'}, <When at={createdAt} withTime />
			</p>
			{isOwn && (
				<form method="post" action="#notes">
					<input type="hidden" name="intent" value="delete-note" />
					<input type="hidden" name="id" value={id} />
					<Button type="submit" variant="outline" size="small">
						Delete<span className="sr-only"> the note: {text.slice(0, 40)}</span>
					</Button>
				</form>
			)}
		</div>
	</li>
)
