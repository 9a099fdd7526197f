// The page behind an invalid family link: the reason, and how to get a new link.
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { linkDays } from '../rules/player.ts'

/** @param message the reason: unknown, replaced, revoked or expired */
export const DeadLink = ({ message }: { message: string }) => (
	<>
		<title>This link opens nothing | Fieldhouse</title>
		<div className="measure max-w-2xl py-6 sm:py-12">
			<Card stitched className="grid gap-4 p-5 pt-8 sm:p-8 sm:pt-10">
				<h1 className="display text-heading">This link opens nothing</h1>
				<p className="text-lg font-semibold text-pretty">{message}</p>
				<p className="text-body text-pretty">
					{`A link to a player works for ${linkDays} days, and a newer one replaces it. If you have several messages from your coach, use the latest. Nothing you confirmed earlier is lost.`}
				</p>
				<div className="flex flex-wrap gap-3">
					<ButtonLink href="/" variant="outline">
						Go Home
					</ButtonLink>
				</div>
			</Card>
		</div>
	</>
)
