// Where coaches set up their team's fundraiser: on or off, goal, text, end, and who is named there. Works without scripts.
import { formatUsd } from '#kit/money.ts'
import { When } from '#orders/components/when.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Checkbox, TextArea, TextField } from '#ui/fields.tsx'
import { Badge } from '#ui/marks.tsx'
import { TeamSettingsHeader } from '#portals/components/team-settings-header.tsx'
import { longestStory, type TypedFundraiser } from '../../rules/fundraiser-form.ts'
import { fundraiserUrl } from '../../urls.ts'
import type { FundraiserSettings } from '../../views.ts'
import { ShareCard } from './share-card.tsx'

/** The rejected input, as typed. */
export type SettingsAnswer = {
	typed: TypedFundraiser
	errors: Partial<Record<'isOn' | 'goal' | 'story' | 'endsOn', string>>
}

type SettingsPageProps = {
	view: FundraiserSettings
	publicUrl: string
	dashboardHref: string
	answer: SettingsAnswer | undefined
}

export function SettingsPage(props: SettingsPageProps) {
	const { view, publicUrl, dashboardHref } = props
	const { portal, slug, isOn, donations } = view
	return (
		<>
			<TeamSettingsHeader title="Fundraising page" {...{ portal, dashboardHref }} />
			<div className="measure grid items-start gap-6 pt-6 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="grid min-w-0 gap-6">
					<SettingsForm {...props} />
					<Donations donations={donations} />
				</div>
				<div className="grid min-w-0 gap-6">
					{isOn && slug !== null && (
						<>
							<ShareCard language="en" team={portal.teamName} address={publicUrl + fundraiserUrl(slug)} />
							<ButtonLink href={fundraiserUrl(slug)} variant="outline">
								See the page
							</ButtonLink>
						</>
					)}
					<Card className="p-5 text-[0.9375rem] text-muted">
						<p>
							Anyone with the link sees this page: your team, school, sport, the goal and what was raised. It
							names no player and says nothing of the roster.
						</p>
						<p className="mt-3">
							A donation is paid by card, and all of it goes to your ledger. You ask for a payout of it like
							of any other money.
						</p>
					</Card>
				</div>
			</div>
		</>
	)
}

const dollars = (cents: number): string => (cents === 0 ? '' : (cents / 100).toFixed(2).replace(/\.00$/, ''))

function SettingsForm({ view, answer }: SettingsPageProps) {
	const { errors = {}, typed } = answer ?? {}
	const isOn = typed ? typed.isOn === 'yes' : view.isOn
	return (
		<Card stitched className="p-5 pt-8 sm:p-6 sm:pt-9">
			<form method="post" noValidate className="grid gap-5">
				<ErrorSummary errors={Object.entries(errors).map(([field, message]) => ({ field, message }))} />
				<Checkbox
					name="isOn"
					value="yes"
					defaultChecked={isOn}
					label="The page is on"
					hint="When it is off, the link leads nowhere and no one can donate."
				/>
				<TextField
					label="Goal"
					name="goal"
					inputMode="decimal"
					autoComplete="off"
					maxLength={20}
					unit="USD"
					defaultValue={typed?.goal ?? dollars(view.goalCents)}
					hint="Leave it empty for no goal."
					error={errors.goal}
				/>
				<TextArea
					label="What it is for"
					name="story"
					maxLength={longestStory}
					defaultValue={typed?.story ?? view.story}
					hint={`Up to ${longestStory} characters. Please name no players: anyone can read it.`}
					error={errors.story}
				/>
				<TextField
					label="Last day"
					name="endsOn"
					type="date"
					defaultValue={typed?.endsOn ?? view.endsOn}
					hint="Leave it empty for no end."
					error={errors.endsOn}
				/>
				<Button type="submit" name="intent" value="save" className="justify-self-start">
					Save
				</Button>
			</form>
		</Card>
	)
}

const Donations = ({ donations }: Pick<FundraiserSettings, 'donations'>) => (
	<Card className="p-5 sm:p-6">
		<h2 className="display text-subheading">Donations</h2>
		{donations.length === 0 ? (
			<p className="mt-1 text-muted">None yet. Share the page to begin.</p>
		) : (
			<ul className="mt-2 divide-y divide-line">
				{donations.map(({ id, donorName, hiddenAt, createdAt, amountCents }) => (
					<li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
						<span className="min-w-0 flex-1">
							<b className="wrap-anywhere">{donorName || 'Without a name'}</b>
							{hiddenAt && <Badge className="ml-2">Hidden</Badge>}
							<span className="block text-sm text-muted">
								<When at={createdAt} />
							</span>
						</span>
						<b className="figures">{formatUsd(amountCents)}</b>
						{donorName !== '' && (
							<form method="post">
								<input type="hidden" name="donation" value={id} />
								<Button
									type="submit"
									name="intent"
									value={hiddenAt ? 'show' : 'hide'}
									variant="outline"
									size="small"
								>
									{hiddenAt ? 'Show the name' : 'Hide the name'}
									<span className="sr-only">{` ${donorName}`}</span>
								</Button>
							</form>
						)}
					</li>
				))}
			</ul>
		)}
	</Card>
)
