// The form of a new vote: its designs, title and last day. Works without scripts.
import { formatLongDay } from '#kit/time.ts'
import { titleOf, type SavedCard } from '#designs/rules/my-designs.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { NothingYet } from '#ui/empty-state.tsx'
import { FocusedErrors } from '#ui/error-summary.tsx'
import { Checkbox, FieldError, TextField } from '#ui/fields.tsx'
import { lastClosing, usualClosing, voteLimits } from '../rules/vote.ts'
import type { TypedVote, VoteErrors } from '../rules/vote-form.ts'
import type { NewVoteView } from '../views.ts'
import { useZoneName } from './closing.tsx'
import { VotesHead } from './votes-head.tsx'

type FormProps = {
	view: NewVoteView
	/** Per page: the same form sent twice is one vote. */
	formKey: string
	errors: VoteErrors
	/** What a form came back with. */
	typed: TypedVote | undefined
}

export function NewVoteForm(props: FormProps) {
	const { view, typed } = props
	const isEmpty = view.cards.length === 0 && !view.isSearchable
	return (
		<>
			<VotesHead title="New vote" crumb="New vote" />
			<div className="measure pt-6 pb-16">
				{isEmpty && typed === undefined ? (
					<NothingYet
						icon="shirt"
						title="No saved designs yet"
						ways={[{ href: '/builder/jerseys', label: 'Design a jersey' }]}
					>
						<p>{`A vote is between ${voteLimits.fewest} to ${voteLimits.most} of your saved designs.`}</p>
					</NothingYet>
				) : (
					<Fields {...props} />
				)}
			</div>
		</>
	)
}

function Fields({ view, formKey, errors, typed }: FormProps) {
	const { today } = view
	const zone = useZoneName()
	const found = Object.entries(errors).map(([field, message]) => ({ field, message }))
	return (
		<form method="post" noValidate className="grid gap-6">
			<FocusedErrors errors={found} />
			<input type="hidden" name="key" value={typed?.key || formKey} />
			<Card stitched className="grid gap-5 p-5 pt-8 sm:p-6 sm:pt-9">
				<TextField
					label="Title"
					name="title"
					required
					autoComplete="off"
					maxLength={voteLimits.title}
					defaultValue={typed?.title}
					hint="Voters see it. Please name no players."
					error={errors.title}
				/>
				<TextField
					label="Last day of voting"
					name="closesOn"
					type="date"
					required
					min={today}
					max={lastClosing(today)}
					defaultValue={typed?.closesOn ?? usualClosing(today)}
					hint={`The vote closes at the end of this day, ${zone}; ${formatLongDay(lastClosing(today))} at the latest.`}
					error={errors.closesOn}
				/>
				<Checkbox
					name="showsResult"
					value="yes"
					defaultChecked={typed?.showsResult === 'yes'}
					label="Voters see the result as soon as they have voted"
					hint="Otherwise they see it after the vote closes."
				/>
			</Card>
			<Designs view={view} typed={typed} error={errors.designIds} />
			<Button
				type="submit"
				name="intent"
				value="create"
				variant="action"
				size="large"
				className="justify-self-start"
			>
				Create the vote
			</Button>
		</form>
	)
}

type DesignsProps = Pick<FormProps, 'view' | 'typed'> & { error: string | undefined }

function Designs({ view: { cards, isSearchable }, typed, error }: DesignsProps) {
	const chosen = new Set(typed?.designIds)
	return (
		<fieldset id="designIds" tabIndex={-1} aria-describedby={error ? 'designIds-error' : 'designIds-hint'}>
			<legend className="display text-subheading">Designs</legend>
			<p id="designIds-hint" className="mt-1 mb-3 text-muted">
				{`Choose ${voteLimits.fewest} to ${voteLimits.most}. Voters see each as it is now, with its name: later changes do not change the vote. The list of players is never shown.`}
			</p>
			{isSearchable && (
				<div className="mb-4 grid max-w-xl grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
					<TextField
						label="Name, team or product"
						name="query"
						autoComplete="off"
						maxLength={80}
						defaultValue={typed?.query}
					/>
					<Button type="submit" name="intent" value="find" variant="outline">
						Find
					</Button>
				</div>
			)}
			{cards.length === 0 ? (
				<p>No design was found. Try a shorter word.</p>
			) : (
				<ul className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-4">
					{cards.map((card) => (
						<DesignBox key={card.id} card={card} isChosen={chosen.has(card.id)} />
					))}
				</ul>
			)}
			<FieldError id="designIds-error">{error}</FieldError>
		</fieldset>
	)
}

const DesignBox = ({ card, isChosen }: { card: SavedCard; isChosen: boolean }) => (
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
				<DesignName card={card} />
			</span>
		</label>
	</li>
)

const DesignName = ({ card }: { card: SavedCard }) => (
	<span className="min-w-0 leading-snug font-bold wrap-anywhere">
		{titleOf(card)}
		<span className="block text-label font-normal text-muted">
			{[card.name !== null && card.made, card.teamName, `version ${card.version}`]
				.filter(Boolean)
				.join(' · ')}
		</span>
	</span>
)
