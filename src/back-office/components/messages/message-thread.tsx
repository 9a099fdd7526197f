// One message of a visitor: its text, answers and notes, and the forms for more of them.
import { languageNames, languages } from '#kit/language.ts'
import { When } from '#orders/components/when.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField, TextArea } from '#ui/fields.tsx'
import type { MessageThread as Thread } from '../../views.ts'
import { NoteForm } from '../note-form.tsx'
import { Sheet } from '../records.tsx'
import { AlikeMessages, Sender } from './message-sender.tsx'
import { ThreadEntry } from './thread-entry.tsx'

type Typed = Readonly<Record<string, string>>
type ThreadProps = {
	thread: Thread
	/** The refused input, to be sent again. */
	typed: Typed
}

export function MessageThread({ thread, typed }: ThreadProps) {
	const { message, entries, answers } = thread
	return (
		<div className="grid min-w-0 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
			<div className="grid min-w-0 gap-6 lg:row-span-2">
				<Sheet title={<span className="break-words">{message.subject}</span>}>
					<p className="text-label text-muted">
						<When at={message.createdAt} withTime />
					</p>
					<p className="mt-2 max-w-prose break-words whitespace-pre-line">{message.message}</p>
				</Sheet>
				{entries.length > 0 && (
					<Sheet title="Answers and notes" id="thread">
						<ol className="grid gap-3">
							{entries.map((entry) => (
								<ThreadEntry key={entry.id} entry={entry} />
							))}
						</ol>
					</Sheet>
				)}
				<AnswerForm message={message} answers={answers} typed={typed} />
			</div>
			<div className="grid min-w-0 gap-6">
				<Sender message={message} answers={answers} />
				<AlikeMessages thread={thread} />
				<Sheet title="Internal note" id="notes">
					<NoteForm typed={typed} hint="Not mailed: only the staff reads it." />
				</Sheet>
			</div>
		</div>
	)
}

type AnswerProps = { message: Thread['message']; answers: number; typed: Typed }

const AnswerForm = ({ message: { email }, answers, typed }: AnswerProps) => (
	<Sheet title={answers === 0 ? 'Answer' : 'Answer again'} id="answer">
		<form method="post" action="#answer" className="grid gap-3">
			<input type="hidden" name="intent" value="answer" />
			<input type="hidden" name="seen" value={answers} />
			<TextArea
				label="Your answer"
				name="answer"
				id="answer-text"
				rows={8}
				defaultValue={typed['answer'] ?? ''}
				required
				maxLength={5_000}
				hint={
					<>
						Mailed to <span className="break-all">{email}</span>, with the message and its reference below.
					</>
				}
			/>
			<SelectField
				label="Language of the email"
				name="language"
				options={languages.map((value) => ({ value, label: languageNames[value] }))}
				defaultValue={typed['language']}
				hint="Of what it says around your answer."
			/>
			<Button type="submit" variant="action" className="justify-self-start max-sm:w-full">
				Send answer
			</Button>
		</form>
	</Sheet>
)
