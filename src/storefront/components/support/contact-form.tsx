import type { SupportErrors, TypedMessage } from '#support/schemas.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary, type FormError } from '#ui/error-summary.tsx'
import { TextArea, TextField } from '#ui/text-field.tsx'

/** `refusal` is the reason why a complete message was not accepted. */
export type ContactState = { typed: TypedMessage; errors: SupportErrors; refusal?: string | undefined }

function problemsOf({ errors, refusal }: ContactState): FormError[] {
	const fields = Object.entries(errors).map(([field, message]) => ({ field, message }))
	return refusal ? [...fields, { message: refusal }] : fields
}

/** The contact form. Works without JavaScript; after an error it keeps the typed values. */
export function ContactForm({ state }: { state: ContactState }) {
	const { typed, errors } = state
	const problems = problemsOf(state)
	return (
		<form method="post" action="/support" noValidate className="grid gap-5">
			{problems.length > 0 && (
				// oxlint-disable-next-line jsx-a11y/no-autofocus -- after a mistake the reader starts at the list, without a script too
				<div tabIndex={-1} autoFocus className="rounded-notice">
					<ErrorSummary errors={problems} />
				</div>
			)}
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					label="Name"
					name="name"
					autoComplete="name"
					maxLength={100}
					required
					defaultValue={typed.name}
					error={errors.name}
				/>
				<TextField
					label="Email"
					name="email"
					type="email"
					autoComplete="email"
					inputMode="email"
					maxLength={255}
					required
					defaultValue={typed.email}
					error={errors.email}
				/>
			</div>
			<TextField
				label="Subject"
				name="subject"
				maxLength={150}
				required
				defaultValue={typed.subject}
				error={errors.subject}
			/>
			<TextArea
				label="Message"
				name="message"
				maxLength={5_000}
				rows={6}
				required
				defaultValue={typed.message}
				hint="Sport, roster size and the date you need it help us answer at once."
				error={errors.message}
			/>
			<Trap />
			<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
				<Button type="submit" variant="action" size="large">
					Send Message
				</Button>
				<p className="text-sm text-muted">We reply within 24 hours. No newsletter, ever.</p>
			</div>
		</form>
	)
}

/** A honeypot: a field that people cannot see or reach; only bots fill it in. */
const Trap = () => (
	<div aria-hidden="true" className="absolute -left-[200vw]">
		<label htmlFor="website">Leave this empty</label>
		<input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
	</div>
)
