// The mails and text messages of the shop, each with its purpose, its recipient and whose words it has.
import { languageNames, type Language } from '#kit/language.ts'
import { mailList } from '#mail/rules/mail-list.ts'
import { wordsId, type WordsById } from '#mail/rules/own-words.ts'
import { mailTitle } from '#shop-settings/rules/mails-section.ts'
import { Badge } from '#ui/marks.tsx'
import { mailWordsUrl } from '../../rules/mail-words-form.ts'
import { Cell, Record, Records } from '../records.tsx'

type MailListProps = { texts: WordsById }

export const MailList = ({ texts }: MailListProps) => (
	<>
		<Records
			caption="Mails and text messages"
			columns={[{ label: 'Message' }, { label: 'To' }, { label: 'When' }, { label: 'Words' }]}
		>
			{mailList.map((mail) => (
				<Record key={mail.key}>
					<Cell>
						<span className="font-semibold">{mail.name}</span>
					</Cell>
					<Cell label="To">{mail.to}</Cell>
					<Cell label="When">{mail.when}</Cell>
					<Cell label="Words">
						<span className="flex flex-wrap gap-x-4 max-sm:justify-end">
							{mail.languages.map((language: Language) => (
								<span key={language} className="flex items-center gap-2">
									<a
										href={mailWordsUrl(mail.key, language)}
										aria-label={mailTitle(mail, language)}
										className="inline-flex min-h-11 items-center font-semibold text-primary underline"
									>
										{languageNames[language]}
									</a>
									{texts[wordsId(mail.key, language)] && <Badge tone="gold">changed</Badge>}
								</span>
							))}
						</span>
					</Cell>
				</Record>
			))}
		</Records>
		<p className="text-muted">
			The text message with a sign-in code, and the answers to STOP, START and HELP, keep their words: phones
			and carriers read them.
		</p>
	</>
)
