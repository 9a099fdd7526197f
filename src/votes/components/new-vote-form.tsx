// The form of a new vote: its designs, title and last day. Works without scripts.
import { dayInWords, type PageLanguage } from '#kit/language.ts'
import { titleOf, type SavedCard } from '#designs/rules/my-designs.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { NothingYet } from '#ui/empty-state.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { Checkbox, FieldError, TextField } from '#ui/fields.tsx'
import { pageTexts } from '#ui/page-texts.ts'
import { voteOwnerTexts } from '../rules/owner-texts.ts'
import { lastClosing, usualClosing, voteLimits } from '../rules/vote.ts'
import type { TypedVote, VoteErrors } from '../rules/vote-form.ts'
import type { NewVoteView } from '../views.ts'
import { useZoneName } from './closing.tsx'
import { VotesHead } from './votes-head.tsx'

type FormProps = {
	view: NewVoteView
	language: PageLanguage
	/** Per page: the same form sent twice is one vote. */
	formKey: string
	errors: VoteErrors
	/** What a form came back with. */
	typed: TypedVote | undefined
}

export function NewVoteForm(props: FormProps) {
	const { view, typed, language } = props
	const { title, noDesigns } = voteOwnerTexts[language].create
	const isEmpty = view.cards.length === 0 && !view.isSearchable && typed === undefined
	return (
		<>
			<VotesHead title={title} crumb={title} language={language} form={isEmpty ? undefined : formId} />
			<div className="measure pt-6 pb-16">
				{isEmpty ? (
					<NothingYet
						icon="shirt"
						title={noDesigns.title}
						ways={[{ href: '/builder/jerseys', label: noDesigns.way }]}
					>
						<p>{noDesigns.text}</p>
					</NothingYet>
				) : (
					<Fields {...props} />
				)}
			</div>
		</>
	)
}

const formId = 'vote-form'

function Fields({ view, formKey, errors, typed, language }: FormProps) {
	const texts = voteOwnerTexts[language].create
	const { today } = view
	const zone = useZoneName(language)
	const found = Object.entries(errors).map(([field, message]) => ({ field, message }))
	return (
		<form id={formId} method="post" noValidate className="grid gap-6">
			<FocusedErrors title={pageTexts[language].toFix(found.length)} errors={found} />
			<input type="hidden" name="key" value={typed?.key || formKey} />
			<Card stitched className="grid gap-5 p-5 pt-8 sm:p-6 sm:pt-9">
				<TextField
					label={texts.name}
					name="title"
					required
					autoComplete="off"
					maxLength={voteLimits.title}
					defaultValue={typed?.title}
					hint={texts.nameHint}
					error={errors.title}
				/>
				<TextField
					label={texts.lastDay}
					name="closesOn"
					type="date"
					required
					min={today}
					max={lastClosing(today)}
					defaultValue={typed?.closesOn ?? usualClosing(today)}
					hint={texts.lastDayHint(zone, dayInWords(lastClosing(today), language, 'withYear'))}
					error={errors.closesOn}
				/>
				<Checkbox
					name="showsResult"
					value="yes"
					defaultChecked={typed?.showsResult === 'yes'}
					label={texts.showResult}
					hint={texts.showResultHint}
				/>
			</Card>
			<Designs {...{ view, typed, language }} error={errors.designIds} />
			<Button
				type="submit"
				name="intent"
				value="create"
				variant="action"
				size="large"
				className="justify-self-start"
			>
				{texts.submit}
			</Button>
		</form>
	)
}

type DesignsProps = Pick<FormProps, 'view' | 'typed' | 'language'> & { error: string | undefined }

function Designs({ view: { cards, isSearchable }, typed, language, error }: DesignsProps) {
	const texts = voteOwnerTexts[language].create
	const chosen = new Set(typed?.designIds)
	return (
		<fieldset id="designIds" tabIndex={-1} aria-describedby={error ? 'designIds-error' : 'designIds-hint'}>
			<legend className="display text-subheading">{texts.designs}</legend>
			<p id="designIds-hint" className="mt-1 mb-3 text-muted">
				{texts.designsHint}
			</p>
			{isSearchable && (
				<div className="mb-4 grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
					<TextField
						label={texts.search}
						name="query"
						autoComplete="off"
						maxLength={80}
						defaultValue={typed?.query}
					/>
					<Button type="submit" name="intent" value="find" variant="outline">
						{texts.find}
					</Button>
				</div>
			)}
			{cards.length === 0 ? (
				<p>{texts.nothingFound}</p>
			) : (
				<ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
					{cards.map((card) => (
						<DesignBox key={card.id} {...{ card, language }} isChosen={chosen.has(card.id)} />
					))}
				</ul>
			)}
			<FieldError id="designIds-error">{error}</FieldError>
		</fieldset>
	)
}

type DesignProps = { card: SavedCard; language: PageLanguage }

const DesignBox = ({ card, language, isChosen }: DesignProps & { isChosen: boolean }) => (
	<li className="overflow-hidden rounded-card border border-line bg-card has-checked:border-primary has-checked:ring-1 has-checked:ring-primary">
		<label className="block h-full has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus">
			<img
				src={card.pictureUrl}
				alt=""
				width={400}
				height={500}
				loading="lazy"
				decoding="async"
				className="stage aspect-4/5 w-full object-contain p-3"
			/>
			<span className="flex items-start gap-2.5 px-3 py-3">
				<input
					type="checkbox"
					name="design"
					value={card.id}
					defaultChecked={isChosen}
					className="mt-0.5 size-6 shrink-0 accent-primary"
				/>
				<DesignName {...{ card, language }} />
			</span>
		</label>
	</li>
)

const DesignName = ({ card, language }: DesignProps) => (
	<span className="min-w-0 leading-snug font-bold wrap-anywhere">
		{titleOf(card)}
		<span className="block text-label font-normal text-muted">
			{[card.name !== null && card.made, card.teamName, voteOwnerTexts[language].create.version(card.version)]
				.filter(Boolean)
				.join(' · ')}
		</span>
	</span>
)
