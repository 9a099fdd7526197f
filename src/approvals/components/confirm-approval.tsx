// Asks once more before orders are approved: how much, for how many players.
import { formatUsd } from '#kit/money.ts'
import { counted } from '#kit/plural.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Seen } from '../rules/decisions.ts'
import type { Approvable } from '../views.ts'

type Shown = Pick<Approvable, 'id' | 'reference' | 'totalCents' | 'playerCount' | 'pricing'>

type ConfirmProps = {
	/** What was pressed, in the round that was seen. */
	asking: readonly Seen[]
	/** The approvals on the page. */
	shown: readonly Shown[]
	/** Target address of the form. */
	action: string
	/** Where nothing is approved. */
	back: string
}

const factsOf = ({ totalCents, playerCount, pricing }: Shown) =>
	[formatUsd(totalCents), playerCount > 0 && counted(playerCount, 'player'), counted(pricing.units, 'item')]
		.filter(Boolean)
		.join(' · ')

export function ConfirmApproval({ asking, shown, action, back }: ConfirmProps) {
	const chosen = asking.flatMap(({ approvalId, round }) => {
		const found = shown.find(({ id }) => id === approvalId)
		return found ? [{ ...found, seenRound: round ?? 0 }] : []
	})
	if (chosen.length === 0)
		return (
			<Notice tone="info" title="Already decided" alert>
				Somebody else was faster. What you see is current.
			</Notice>
		)
	const sum = chosen.reduce((cents, { totalCents }) => cents + totalCents, 0)
	const players = chosen.reduce((all, one) => all + one.playerCount, 0)
	const isOne = chosen.length === 1
	return (
		// oxlint-disable-next-line jsx-a11y/no-autofocus -- the question follows the press, without a script too
		<div tabIndex={-1} autoFocus className="rounded-notice">
			<Notice
				tone="warning"
				title={isOne ? `Approve order #${chosen[0]?.reference ?? ''}?` : `Approve ${chosen.length} orders?`}
			>
				<form method="post" action={action} className="grid gap-3">
					<input type="hidden" name="sure" value="1" />
					<ul className="figures">
						{chosen.map((one) => (
							<li key={one.id}>
								{!isOne && <b>{`#${one.reference} `}</b>}
								{factsOf(one)}
								{isOne ? (
									<>
										<input type="hidden" name="approval" value={one.id} />
										<input type="hidden" name="round" value={one.seenRound} />
									</>
								) : (
									<input type="hidden" name={`choose-${one.id}`} value={one.seenRound} />
								)}
							</li>
						))}
					</ul>
					{!isOne && (
						<p className="figures font-bold">{`${formatUsd(sum)} in all, for ${counted(players, 'player')}`}</p>
					)}
					<p>It is sealed as it stands and goes into production.</p>
					<div className="flex flex-wrap gap-2.5">
						<Button type="submit" name="intent" value={isOne ? 'approve' : 'approve_many'} variant="action">
							{`Yes, approve ${formatUsd(sum)}`}
						</Button>
						<ButtonLink href={back} variant="outline">
							Not now
						</ButtonLink>
					</div>
				</form>
			</Notice>
		</div>
	)
}
