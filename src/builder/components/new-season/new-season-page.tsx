// The page that starts a new design from an earlier season's. Works without scripts.
import { counted } from '#kit/plural.ts'
import { newSeasonUrl } from '#designs/urls.ts'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox, TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import type { NewSeasonPlan } from '../../views.ts'

type NewSeasonPageProps = {
	plan: NewSeasonPlan
	/** Why it was not made. */
	failure: string | null
}

export const NewSeasonPage = ({ plan, failure }: NewSeasonPageProps) => (
	<>
		<header className="turf">
			<div className="measure pt-6 pb-7">
				<Breadcrumb
					on="turf"
					crumbs={[
						{ label: 'Home', href: '/' },
						{ label: 'My Designs', href: '/designs' },
						{ label: 'New season' },
					]}
				/>
				<h1 className="display mt-2 text-heading">Start from last season’s</h1>
			</div>
		</header>
		<div className="measure grid gap-6 pt-6 pb-16">
			<p className="max-w-prose">
				{`A new design for ${plan.made}, made from “${plan.title}”. The earlier design, its orders and its proof stay as they are.`}
			</p>
			{failure !== null && (
				<Notice tone="danger" alert>
					{failure}
				</Notice>
			)}
			<Changes changes={plan.changes} />
			<SeasonForm plan={plan} />
		</div>
	</>
)

const Changes = ({ changes }: Pick<NewSeasonPlan, 'changes'>) =>
	changes.length === 0 ? (
		<p className="max-w-prose text-muted">The product takes all of it as before.</p>
	) : (
		<section aria-labelledby="changes">
			<h2 id="changes" className="text-lg font-bold">
				What will be different
			</h2>
			<ul className="mt-2 grid max-w-prose list-disc gap-1 pl-5">
				{changes.map((change) => (
					<li key={change}>{change}</li>
				))}
			</ul>
		</section>
	)

function SeasonForm({ plan: { designId, season, players } }: Pick<NewSeasonPageProps, 'plan'>) {
	return (
		<form method="post" action={newSeasonUrl(designId)} className="grid max-w-md gap-4">
			{season ? (
				<TextField
					label="Season"
					name="year"
					inputMode="numeric"
					maxLength={4}
					defaultValue={season.to}
					hint={`The year in its texts, in place of ${season.from}. Founding years and old titles stay.`}
				/>
			) : (
				<p className="text-muted">None of its texts names the season.</p>
			)}
			{players > 0 && (
				<Checkbox
					label={`Copy the ${counted(players, 'player')}`}
					name="players"
					value="yes"
					hint="Left off, the new design begins without players."
				/>
			)}
			<div className="flex flex-wrap gap-2">
				<Button type="submit">Start the new design</Button>
				<ButtonLink href="/designs" variant="outline">
					Back to My Designs
				</ButtonLink>
			</div>
		</form>
	)
}
