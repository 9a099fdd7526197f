// The form of what the shop says: the banner, returns and the legal texts, with their preview.
import { legalTextOf, readLegalText } from '#content/legal-document.ts'
import { specShop } from '#kit/shop.ts'
import { legalDocument, type LegalPath } from '#shop-settings/rules/legal.ts'
import { longestTitle } from '#shop-settings/rules/shop-section.ts'
import { firstAboutText, firstHistoryText } from '#shop-settings/rules/story.ts'
import { Checkbox, TextArea, TextField } from '#ui/fields.tsx'
import { useShell } from '#ui/shop.tsx'
import { textsForm } from '../../rules/texts-form.ts'
import { Sheet } from '../records.tsx'
import { fieldGrid, SectionForm } from './section-form.tsx'
import type { SettingsFields } from './settings-page.tsx'

const howToWrite =
	'A line that begins with ## is a heading, one with - a point, an empty line a new paragraph. Lines before the first heading are the summary.'
const emptyText = 'Empty: the text the shop began with.'

export function TextsForm({ seen, typed, errors }: SettingsFields) {
	const { facts, sports } = useShell()
	const value = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] })
	return (
		<SectionForm path={textsForm.path} seen={seen}>
			<Sheet title="Banner" intro="One line above every page of the shop.">
				<Checkbox name="bannerOn" label="Show the banner" defaultChecked={typed['bannerOn'] === 'on'} />
				<div className={fieldGrid}>
					<TextField label="Text" maxLength={140} autoComplete="off" {...value('bannerText')} />
					<TextField
						label="Link"
						hint="A page such as /collections, or an https address. Empty for none."
						autoComplete="off"
						{...value('bannerHref')}
					/>
					<TextField label="From" type="date" hint="Empty: at once." {...value('bannerFrom')} />
					<TextField
						label="Until"
						type="date"
						hint="This day included. Empty: no end."
						{...value('bannerUntil')}
					/>
				</div>
			</Sheet>
			<Sheet
				title="Returns"
				intro="The answer to the question about returns. Empty: the answer the shop began with."
			>
				<TextArea label="Answer" maxLength={1_000} {...value('returns')} />
			</Sheet>
			<Sheet title="About us" intro={`The page of who the shop is. ${howToWrite} ${emptyText}`}>
				<div className="grid gap-3">
					<TextField
						label="Title of About us"
						maxLength={longestTitle}
						autoComplete="off"
						{...value('aboutTitle')}
					/>
					<LongText
						name="aboutText"
						label="About us"
						typed={typed['aboutText'] ?? ''}
						error={errors['aboutText']}
						first={firstAboutText({ ...facts, sports })}
					/>
				</div>
			</Sheet>
			<Sheet
				title="Our history"
				intro={`A page of years. A line such as ## 2012: The first store begins one; the lines below it tell of it. Empty: the text the shop began with, while it says that it was established in ${specShop.established}; otherwise there is no such page.`}
			>
				<div className="grid gap-3">
					<Checkbox
						name="historyShown"
						label="Show the history page"
						defaultChecked={typed['historyShown'] === 'on'}
					/>
					<TextField
						label="Title of the history"
						maxLength={longestTitle}
						autoComplete="off"
						{...value('historyTitle')}
					/>
					<LongText
						name="historyText"
						label="History"
						typed={typed['historyText'] ?? ''}
						error={errors['historyText']}
						first={firstHistoryText()}
					/>
				</div>
			</Sheet>
			<LegalField
				path="/privacy"
				name="privacy"
				label="Privacy"
				typed={typed['privacy'] ?? ''}
				error={errors['privacy']}
			/>
			<LegalField
				path="/terms"
				name="terms"
				label="Terms"
				typed={typed['terms'] ?? ''}
				error={errors['terms']}
			/>
		</SectionForm>
	)
}

type LegalFieldProps = {
	path: LegalPath
	name: 'privacy' | 'terms'
	label: string
	typed: string
	error: string | undefined
}

function LegalField({ path, name, label, typed, error }: LegalFieldProps) {
	const { facts } = useShell()
	const first = legalTextOf(legalDocument(path, { facts, texts: { privacy: '', terms: '' } }))
	return (
		<Sheet title={label} intro={`${howToWrite} ${emptyText}`}>
			<LongText name={name} label={label} typed={typed} error={error} first={first} />
		</Sheet>
	)
}

type LongTextProps = {
	name: string
	label: string
	typed: string
	error: string | undefined
	/** What the shop began with. */
	first: string
}

const LongText = ({ name, label, typed, error, first }: LongTextProps) => (
	<div className="grid gap-3">
		<TextArea label={label} name={name} defaultValue={typed} error={error} className="min-w-0" />
		{typed !== '' && <Preview label={label} source={typed} />}
		<details className="rounded-card border border-line px-4 py-2">
			<summary className="min-h-8 cursor-pointer py-1">The text the shop began with, to copy</summary>
			<pre className="max-h-96 overflow-auto py-3 text-sm whitespace-pre-wrap" tabIndex={0}>
				{first}
			</pre>
		</details>
	</div>
)

/** As it was typed at the last review. */
function Preview({ label, source }: { label: string; source: string }) {
	const { summary, sections } = readLegalText(label, source)
	return (
		<details className="rounded-card border border-line px-4 py-2">
			<summary className="min-h-8 cursor-pointer py-1">Preview</summary>
			<div className="grid gap-3 py-3">
				<Points points={summary} />
				{sections.map(({ id, heading, paragraphs, points = [] }) => (
					<section key={id} className="grid gap-2">
						<h3 className="display text-xl">{heading}</h3>
						{paragraphs.map((paragraph) => (
							<p key={paragraph} className="break-words">
								{paragraph}
							</p>
						))}
						<Points points={points} />
					</section>
				))}
			</div>
		</details>
	)
}

const Points = ({ points }: { points: readonly string[] }) =>
	points.length === 0 ? null : (
		<ul className="list-disc pl-5">
			{points.map((point) => (
				<li key={point} className="break-words">
					{point}
				</li>
			))}
		</ul>
	)
