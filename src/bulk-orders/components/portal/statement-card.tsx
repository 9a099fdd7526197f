// The participation statement as a file. Works without scripts.
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/fields.tsx'
import { participationUrl } from '../../urls.ts'
import { usePortalTexts } from '../portal-language.tsx'

export function StatementCard({ portalId }: { portalId: string }) {
	const texts = usePortalTexts().coach.statement
	return (
		<Card className="mt-6 grid gap-4 p-5 sm:p-6">
			<div>
				<h3 className="display text-subheading">{texts.title}</h3>
				<p className="mt-1 text-[0.9375rem] text-muted">{texts.text}</p>
			</div>
			<form method="get" action={participationUrl(portalId, 'pdf')} className="grid gap-4">
				<Checkbox name="names" value="yes" label={texts.names} />
				<div className="flex flex-wrap gap-3">
					<Button type="submit" variant="outline">
						{texts.pdf}
					</Button>
					<Button type="submit" variant="outline" formAction={participationUrl(portalId, 'csv')}>
						{texts.csv}
					</Button>
				</div>
			</form>
		</Card>
	)
}
