import type { SupportErrors, TypedMessage } from '#support/schemas.ts'
import { Button } from '#ui/button.tsx'
import { FocusedErrors, type FormError } from '#ui/error-summary.tsx'
import { pageTexts } from '#ui/page-texts.ts'
import { TextArea, TextField } from '#ui/fields.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { addressOf, emailHrefOf, phoneHrefOf } from '#kit/shop.ts'
import { useShell, useShop } from '#ui/shop.tsx'
import type { Question, QuestionGroup } from '#content/support.ts'
import { helpTexts } from '#content/support-texts.ts'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { wordsIn } from '../frame-language.tsx'
import { supportTexts } from '../../rules/support-texts.ts'
import type { ReactNode } from 'react'

/** `lang` of the owner's words; undefined on a page in English. */
const dataLanguage = (language: PageLanguage): string | undefined =>
	language === 'en' ? undefined : languageTags.en

/** Contact details, on a scoreboard. */
export function ContactBoard({ language }: { language: PageLanguage }) {
	const shop = useShop()
	const { phone, email, hours } = shop
	const texts = supportTexts[language].contact
	return (
		<aside aria-label={texts.label} className="turf self-start rounded-card p-7 lg:sticky lg:top-24">
			<h2 className="display text-heading">{texts.title}</h2>
			<dl className="mt-5 grid gap-5">
				<Way icon="phone" label={texts.phone}>
					<a href={phoneHrefOf(shop)} className="display text-[2rem] leading-none hover:text-action">
						{phone}
					</a>
				</Way>
				<Way icon="clock" label={texts.hours}>
					<OwnWords words={hours} language={language} />
				</Way>
				<Way icon="mail" label={texts.email}>
					<a href={emailHrefOf(shop)} className="break-all underline hover:text-action">
						{email}
					</a>
					<span className="block text-sm text-on-turf-muted">{helpTexts[language].replies}</span>
				</Way>
				<Way icon="pin" label={texts.address}>
					{addressOf(shop).map((part) => (
						<span key={part} lang={dataLanguage(language)} className="block">
							{part}
						</span>
					))}
				</Way>
			</dl>
		</aside>
	)
}

function OwnWords({ words, language }: { words: string; language: PageLanguage }) {
	const { textOf, langOf } = wordsIn(language, useShell())
	const lang = langOf(words)
	return lang ? <span lang={lang}>{words}</span> : textOf(words)
}

const Way = ({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) => (
	<div className="grid grid-cols-[1.75rem_1fr] gap-x-3 border-t-2 border-dashed border-turf-line pt-4">
		<dt className="contents">
			<Icon name={icon} size={24} className="row-span-2 text-action" />
			<span className="text-sm text-on-turf-muted">{label}</span>
		</dt>
		<dd className="col-start-2">{children}</dd>
	</div>
)

/** `refusal` is the reason why a complete message was not accepted. */
export type ContactState = { typed: TypedMessage; errors: SupportErrors; refusal?: string | undefined }

function problemsOf({ errors, refusal }: ContactState): FormError[] {
	const fields = Object.entries(errors).map(([field, message]) => ({ field, message }))
	return refusal ? [...fields, { message: refusal }] : fields
}

export const contactFormId = 'contact-form'

type ContactFormProps = { state: ContactState; language: PageLanguage }

/** The contact form. Works without JavaScript; after an error it keeps the typed values. */
export function ContactForm({ state, language }: ContactFormProps) {
	const { typed, errors } = state
	const problems = problemsOf(state)
	const { labels, hint, trap, send, promise } = supportTexts[language].form
	return (
		<form id={contactFormId} method="post" action="/support" noValidate className="grid gap-5">
			<FocusedErrors title={pageTexts[language].toFix(problems.length)} errors={problems} />
			<div className="grid gap-5 sm:grid-cols-2">
				<TextField
					label={labels.name}
					name="name"
					autoComplete="name"
					maxLength={100}
					required
					defaultValue={typed.name}
					error={errors.name}
				/>
				<TextField
					label={labels.email}
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
				label={labels.subject}
				name="subject"
				maxLength={150}
				required
				defaultValue={typed.subject}
				error={errors.subject}
			/>
			<TextArea
				label={labels.message}
				name="message"
				maxLength={5_000}
				rows={6}
				required
				defaultValue={typed.message}
				hint={hint}
				error={errors.message}
			/>
			<Trap label={trap} />
			<div className="flex flex-wrap items-center gap-x-5 gap-y-3">
				<Button type="submit" variant="action" size="large">
					{send}
				</Button>
				<p className="text-sm text-muted">{promise}</p>
			</div>
		</form>
	)
}

/** A honeypot: a field that people cannot see or reach; only bots fill it in. */
const Trap = ({ label }: { label: string }) => (
	<div aria-hidden="true" className="absolute -left-[200vw]">
		<label htmlFor="website">{label}</label>
		<input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
	</div>
)

type AnswerProps = { question: Question; language: PageLanguage }

/** The answer, in which the owner's words are marked as English on a page in another language. */
function Answer({ question: { answer, data }, language }: AnswerProps): ReactNode {
	const parts: ReactNode[] = []
	let rest = answer
	for (const words of language === 'en' ? [] : (data ?? [])) {
		const at = rest.indexOf(words)
		if (at === -1 || words === '') continue
		parts.push(rest.slice(0, at), <OwnWords key={parts.length} words={words} language={language} />)
		rest = rest.slice(at + words.length)
	}
	return [...parts, rest]
}

type QuestionsProps = { groups: readonly QuestionGroup[]; language: PageLanguage }

/** Questions with collapsed answers. A URL with an answer's id opens it. */
export function Questions({ groups, language }: QuestionsProps) {
	return (
		<div className="gap-x-14 lg:columns-2">
			{groups.map(({ title, questions }) => (
				<section key={title} className="break-inside-avoid pb-10">
					<h3 className="display border-b-2 border-dashed border-stitch pb-2.5 text-subheading">{title}</h3>
					{questions.map((one) => (
						<details key={one.id} className="group/question border-b border-line">
							<summary className="flex min-h-14 items-center justify-between gap-4 py-2.5 font-bold hover:text-primary">
								{one.question}
								<Icon
									name="chevron-down"
									className="text-primary transition-transform group-open/question:rotate-180"
								/>
							</summary>
							<p id={one.id} className="max-w-text scroll-mt-40 pr-8 pb-5 text-pretty text-body">
								<Answer question={one} language={language} />
							</p>
						</details>
					))}
				</section>
			))}
		</div>
	)
}
