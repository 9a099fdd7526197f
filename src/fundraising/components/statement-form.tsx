// The form that makes a statement of a team's ledger for a period. Works without scripts.
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { TextField } from '#ui/fields.tsx'
import { statementUrl } from '../urls.ts'

export const StatementForm = ({ portalId }: { portalId: string }) => (
	<Card className="mt-6 grid gap-4 p-5 sm:p-6">
		<div>
			<h3 className="display text-subheading">Statement</h3>
			<p className="mt-1 text-[0.9375rem] text-muted">
				Every line of the ledger with its balance, for the booster club’s books. Leave the days empty for the
				whole season.
			</p>
		</div>
		<form method="get" action={statementUrl(portalId, 'pdf')} className="grid gap-4">
			<div className="grid gap-4 sm:grid-cols-2">
				<TextField label="First day" name="from" id="statement-from" type="date" />
				<TextField label="Last day" name="to" id="statement-to" type="date" />
			</div>
			<div className="flex flex-wrap gap-3">
				<Button type="submit">Statement as PDF</Button>
				<Button type="submit" variant="outline" formAction={statementUrl(portalId, 'csv')}>
					Statement as CSV
				</Button>
			</div>
		</form>
	</Card>
)
