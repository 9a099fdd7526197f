// The mails and text messages of the shop, each with its purpose, its recipient and whose words it has.
import { languageNames } from '#kit/language.ts'
import { mailsMatching, type ListedMail } from '#mail/rules/mail-list.ts'
import { wordsId, type WordsById } from '#mail/rules/own-words.ts'
import { Badge } from '#ui/marks.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { mailsPath, mailWordsUrl } from '../../rules/mail-words-form.ts'
import { Cell, Record, Records } from '../records.tsx'

const linkLook = 'inline-flex min-h-11 items-center font-semibold text-primary underline'

type MailListProps = { texts: WordsById; query: string }

export function MailList({ texts, query }: MailListProps) {
	const mails = mailsMatching(query)
	return (
		<>
			<SearchForm
				action={mailsPath}
				name="Search the mails"
				id="mail-search"
				label="Name, recipient or occasion"
				placeholder="refund, coach, approval"
				query={query}
			/>
			{mails.length > 0 ? (
				<MailTable mails={mails} texts={texts} />
			) : (
				<p className="text-muted">No mail or text message has these words.</p>
			)}
			<p className="text-muted">
				The text message with a sign-in code, and the answers to STOP, START and HELP, keep their words:
				phones and carriers read them.
			</p>
		</>
	)
}

type MailTableProps = { mails: readonly ListedMail[]; texts: WordsById }

const MailTable = ({ mails, texts }: MailTableProps) => (
	<Records
		caption="Mails and text messages"
		columns={[{ label: 'Message' }, { label: 'To' }, { label: 'When' }, { label: 'Words' }]}
	>
		{mails.map((mail) => (
			<Record key={mail.key}>
				<Cell>
					<a href={mailWordsUrl(mail.key, 'en')} className={linkLook}>
						{mail.name}
					</a>
				</Cell>
				<Cell label="To">{mail.to}</Cell>
				<Cell label="When">{mail.when}</Cell>
				<Cell label="Words">
					<span className="flex flex-wrap items-center gap-x-3 max-sm:justify-end">
						{texts[wordsId(mail.key, 'en')] ? <Badge tone="gold">changed</Badge> : <span>shop’s own</span>}
						{mail.languages.includes('es') && (
							<>
								<a href={mailWordsUrl(mail.key, 'es')} className={linkLook}>
									<span className="sr-only">{mail.name}, </span>
									{languageNames.es}
								</a>
								{texts[wordsId(mail.key, 'es')] && <Badge tone="gold">changed</Badge>}
							</>
						)}
					</span>
				</Cell>
			</Record>
		))}
	</Records>
)
