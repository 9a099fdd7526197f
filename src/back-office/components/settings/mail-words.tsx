// The words of one mail: the form with its placeholders, and the mail as they make it.
import { longestText, wordLimits } from '#mail/rules/own-words.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/fields.tsx'
import { mailWordsUrl, type WordErrors } from '../../rules/mail-words-form.ts'
import type { MailForOwner, MailPreview } from '../../views.ts'
import { Sheet } from '../records.tsx'

type MailWordsProps = {
	mail: MailForOwner
	/** Version that the form was opened with. */
	seen: number
	typed: MailForOwner['words']
	errors: WordErrors
}

/** Every button sends all that was typed. */
export function MailWords({ mail: shown, seen, typed, errors }: MailWordsProps) {
	const { mail, language, isChanged } = shown
	const isText = mail.channel === 'text'
	const path = mailWordsUrl(mail.key, language)
	const value = (name: keyof typeof typed) => ({ name, defaultValue: typed[name], error: errors[name] })
	return (
		<Sheet
			title="Words"
			intro={
				isText
					? 'The sum, the last day and both links follow by themselves.'
					: 'What is computed stays: lines and sums, buttons, links and the footer.'
			}
		>
			<form method="post" action={path} noValidate className="grid gap-4">
				<input type="hidden" name="seen" value={seen} />
				<Placeholders placeholders={shown.placeholders} />
				{!isText && (
					<TextField
						label="Subject"
						autoComplete="off"
						maxLength={wordLimits.subject}
						{...value('subject')}
					/>
				)}
				<TextArea
					label={isText ? 'Text' : 'Opening'}
					hint={
						isText
							? `One line of at most ${longestText} characters.`
							: 'An empty line begins a paragraph. **bold**, _italic_, - lists, [words](https://…).'
					}
					{...value('opening')}
				/>
				{!isText && (
					<TextArea label="Closing" hint="After everything else; empty for none." {...value('closing')} />
				)}
				<div className="flex flex-wrap gap-3">
					<Button
						type="submit"
						name="intent"
						value="preview"
						variant="outline"
						formAction={`${path}#preview`}
					>
						Preview
					</Button>
					<Button type="submit" name="intent" value="save" variant="action">
						Save these words
					</Button>
					{!isText && (
						<Button type="submit" name="intent" value="test" variant="outline">
							Send a test mail to me
						</Button>
					)}
					{isChanged && (
						<Button type="submit" name="intent" value="reset" variant="outline">
							Back to the shop’s own words
						</Button>
					)}
				</div>
			</form>
		</Sheet>
	)
}

const Placeholders = ({ placeholders }: Pick<MailForOwner, 'placeholders'>) =>
	placeholders.length === 0 ? (
		<p className="text-muted">This mail has no placeholders.</p>
	) : (
		<div>
			<h3 className="font-semibold">Placeholders</h3>
			<dl className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
				{placeholders.map(({ name, value }) => (
					<div key={name} className="contents">
						<dt>
							<code className="break-words">{`{${name}}`}</code>
						</dt>
						<dd className="break-words text-muted max-sm:mb-1">such as {value}</dd>
					</div>
				))}
			</dl>
		</div>
	)

/** With made-up facts: no scripts, no forms; links open in a new window. */
export const MailPreviewSheet = ({ subject, html, text }: MailPreview) => (
	<Sheet id="preview" title="Preview" intro="With made-up facts, never those of a customer.">
		{subject !== '' && <p className="mb-3 font-semibold break-words">{subject}</p>}
		{html !== '' && (
			<iframe
				title={`Mail: ${subject}`}
				srcDoc={html}
				// Without scripts; of the same origin, so that it shows the logo.
				sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
				className="block h-[38rem] max-h-[80vh] w-full rounded-notice border border-line bg-page"
			/>
		)}
		<h3 className="mt-4 font-semibold">{html === '' ? 'Text message' : 'Plain text'}</h3>
		<pre className="mt-1 font-sans text-[0.9375rem] break-words whitespace-pre-wrap">{text}</pre>
	</Sheet>
)
