// The page that starts a new design from an earlier season's. Works without scripts.
import { counted } from '#kit/plural.ts'
import { newSeasonUrl } from '#designs/urls.ts'
import { galleryHref } from '#pictures/urls.ts'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox, TextField } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import { useShell } from '#ui/shop.tsx'
import type { NewSeasonPlan } from '../../views.ts'

/** Why it was not made, and the form as it was sent. */
type Refused = { failure: string; isYear: boolean; typed: { year: string; withPlayers: boolean } }

type NewSeasonPageProps = { plan: NewSeasonPlan; refused: Refused | null }

const Head = () => (
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
)

/** In place of the page for a design that cannot be made any more. */
export function NoNewSeason({ reason }: { reason: string }) {
	const { facts } = useShell()
	return (
		<>
			<title>{`New season | ${facts.name}`}</title>
			<meta name="robots" content="noindex" />
			<Head />
			<div className="measure grid justify-items-start gap-6 pt-6 pb-16">
				<Notice tone="warning" title="This design cannot be made any more" className="max-w-prose">
					{reason}
				</Notice>
				<div className="flex flex-wrap gap-2">
					<ButtonLink href="/designs">Back to My Designs</ButtonLink>
					<ButtonLink href={galleryHref} variant="outline">
						Designs to start from
					</ButtonLink>
				</div>
			</div>
		</>
	)
}

/** Designs without a name are called as their product. */
const madeFrom = ({ title, made }: NewSeasonPlan) => (title === made ? '' : `, made from “${title}”`)

export const NewSeasonPage = ({ plan, refused }: NewSeasonPageProps) => (
	<>
		<Head />
		<div className="measure grid gap-6 pt-6 pb-16">
			<p className="max-w-prose">
				{`A new design for ${plan.made}${madeFrom(plan)}. The earlier design, its orders and its proof stay as they are.`}
			</p>
			{refused && !refused.isYear && (
				<Notice tone="danger" alert>
					{refused.failure}
				</Notice>
			)}
			<Changes changes={plan.changes} />
			<SeasonForm plan={plan} refused={refused} />
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

function SeasonForm({ plan: { designId, season, players }, refused }: NewSeasonPageProps) {
	return (
		<form method="post" action={newSeasonUrl(designId)} className="grid max-w-md gap-4">
			{season ? (
				<TextField
					label="Season"
					name="year"
					inputMode="numeric"
					maxLength={4}
					defaultValue={refused?.typed.year ?? season.to}
					{...(refused?.isYear && { error: refused.failure, autoFocus: true })}
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
					defaultChecked={refused?.typed.withPlayers ?? false}
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
