// The page behind a vote's link. Made for phones, works without scripts.
import { dayInWords, type PageLanguage } from '#kit/language.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/card.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { FieldError } from '#ui/fields.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Notice } from '#ui/notice.tsx'
import { pageTexts } from '#ui/page-texts.ts'
import { voterTexts } from '../rules/voter-texts.ts'
import type { DescribedChoice, Result, VoterView } from '../views.ts'
import { Closing, OpenBadge } from './closing.tsx'
import { FrontPicture, LargerView, LargerViewButton } from './larger-view.tsx'
import { ResultBar, standingOf } from './result-bars.tsx'

type VoterPageProps = {
	view: VoterView
	language: PageLanguage
	token: string
	/** Why nothing was counted; null for no error at the choice. */
	error: string | null
	/** The choice of a refused form. */
	typed: string | undefined
}

export function VoterPage(props: VoterPageProps) {
	const { view, token, language } = props
	const texts = voterTexts[language]
	const { title, isOpen, choices, result } = view
	return (
		<>
			<header className="turf">
				<div className="measure pt-7 pb-8">
					<LanguageSwitch language={language} on="turf" />
					<p className="text-on-turf-muted">{texts.head}</p>
					<h1 className="display mt-1 text-heading font-black wrap-anywhere">{title}</h1>
					<p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5">
						<OpenBadge isOpen={isOpen} language={language} />
						{isOpen && (
							<span className="text-on-turf-muted">
								<Closing {...view} language={language} />
							</span>
						)}
					</p>
				</div>
			</header>
			<div className="measure grid gap-6 pt-6 pb-16">
				<Standing view={view} language={language} />
				{result && <ResultSheet {...{ result, isOpen, language }} />}
				{isOpen ? <Ballot {...props} /> : <Designs {...{ token, choices, language }} />}
			</div>
			{choices.map((choice) => (
				<LargerView key={choice.position} {...{ token, choice, language }} description={choice.description} />
			))}
		</>
	)
}

/** Whether this device has voted, and what it still can do. */
function Standing({
	view: { own, isOpen, closesOn, result },
	language,
}: Pick<VoterPageProps, 'view' | 'language'>) {
	const texts = voterTexts[language]
	if (!isOpen) {
		return (
			<Notice tone="info" title={texts.closedTitle}>
				{own ? texts.votedFor(own.letter, own.name) : texts.notCountedNow}
			</Notice>
		)
	}
	if (!own) return null
	return (
		<Notice tone="success" title={texts.isCounted(own.letter, own.name)}>
			{texts.changeUntil(dayInWords(closesOn, language, 'withYear'))}
			{result === null && ` ${texts.resultLater}`}
		</Notice>
	)
}

type ResultSheetProps = { result: Result; isOpen: boolean; language: PageLanguage }

const ResultSheet = ({ result: { rows, total }, isOpen, language }: ResultSheetProps) => {
	const texts = voterTexts[language]
	const standing = standingOf(rows, isOpen, language)
	return (
		<Sheet title={isOpen ? texts.resultSoFar : texts.result} aside={texts.votes(total)}>
			<ol className="grid gap-4">
				{rows.map((row) => (
					<li key={row.position}>
						<ResultBar row={row} standing={standing(row)} language={language} />
					</li>
				))}
			</ol>
		</Sheet>
	)
}

const grid = 'grid grid-cols-1 gap-4 min-[30rem]:grid-cols-2 md:grid-cols-3'

type ChoicesProps = { token: string; choices: readonly DescribedChoice[]; language: PageLanguage }

function Ballot({ view: { choices, own }, token, language, error, typed }: VoterPageProps) {
	const texts = voterTexts[language]
	const chosen = typed ?? (own ? String(own.position) : undefined)
	return (
		<form method="post" noValidate className="grid gap-5">
			{error && (
				<FocusedErrors
					title={pageTexts[language].toFix(1)}
					errors={[{ field: 'choice-0', message: error }]}
				/>
			)}
			<fieldset aria-describedby={error ? 'choice-error' : undefined}>
				<legend className="display mb-3 text-subheading">{texts.question}</legend>
				<ul className={grid}>
					{choices.map((choice) => (
						<li
							key={choice.position}
							className="relative overflow-hidden rounded-card border border-line bg-card has-checked:border-primary has-checked:ring-1 has-checked:ring-primary"
						>
							<label className="block has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus">
								<FrontPicture token={token} choice={choice} />
								<span className="flex items-start gap-3 px-4 pt-3">
									<input
										type="radio"
										id={`choice-${choice.position}`}
										name="choice"
										value={choice.position}
										defaultChecked={chosen === String(choice.position)}
										className="mt-0.5 size-6 shrink-0 accent-primary"
									/>
									<ChoiceName choice={choice} />
								</span>
							</label>
							<div className="px-4 pt-2 pb-4">
								<LargerViewButton choice={choice} language={language} />
							</div>
						</li>
					))}
				</ul>
				<FieldError id="choice-error">{error}</FieldError>
			</fieldset>
			<div className="grid justify-items-start gap-2">
				<Button type="submit" variant="action" size="large">
					{own ? texts.change : texts.vote}
				</Button>
				<p className="max-w-prose text-label text-muted">{texts.privacy}</p>
			</div>
		</form>
	)
}

const ChoiceName = ({ choice: { letter, name, made } }: { choice: DescribedChoice }) => (
	<span className="min-w-0 font-bold wrap-anywhere">
		{`${letter}: ${name}`}
		{made !== name && <span className="block text-label font-normal text-muted">{made}</span>}
	</span>
)

const Designs = ({ token, choices, language }: ChoicesProps) => (
	<section aria-labelledby="designs">
		<h2 id="designs" className="display mb-3 text-subheading">
			{voterTexts[language].designs}
		</h2>
		<ul className={grid}>
			{choices.map((choice) => (
				<li key={choice.position} className="overflow-hidden rounded-card border border-line bg-card">
					<FrontPicture token={token} choice={choice} />
					<div className="grid justify-items-start gap-2 px-4 pt-3 pb-4">
						<ChoiceName choice={choice} />
						<LargerViewButton choice={choice} language={language} />
					</div>
				</li>
			))}
		</ul>
	</section>
)
