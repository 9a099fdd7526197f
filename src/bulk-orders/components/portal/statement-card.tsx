// The participation statement as a file. Works without scripts.
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/fields.tsx'
import { participationUrl } from '../../urls.ts'

export const StatementCard = ({ portalId }: { portalId: string }) => (
	<Card className="mt-6 grid gap-4 p-5 sm:p-6">
		<div>
			<h3 className="display text-subheading">Statement for the booster club</h3>
			<p className="mt-1 text-[0.9375rem] text-muted">
				Per item: players asked, ordered and paid, units, amounts and what it raised. Without names, unless
				you ask for them.
			</p>
		</div>
		<form method="get" action={participationUrl(portalId, 'pdf')} className="grid gap-4">
			<Checkbox name="names" value="yes" label="With a list by player, for coaches only" />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" variant="outline">
					Download PDF
				</Button>
				<Button type="submit" variant="outline" formAction={participationUrl(portalId, 'csv')}>
					Download CSV
				</Button>
			</div>
		</form>
	</Card>
)
