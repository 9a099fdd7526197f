// How the page gets around: its address to copy, and a mail. Works without scripts, then without the button.
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'

const mailHref = (team: string, address: string): string =>
	`mailto:?${new URLSearchParams({ subject: `Help the ${team}`, body: address }).toString().replaceAll('+', '%20')}`

export const ShareCard = ({ team, address }: { team: string; address: string }) => (
	<Card stitched className="grid gap-3 p-5 pt-8 sm:p-6 sm:pt-9">
		<h2 className="display text-subheading">Share this page</h2>
		<p className="text-[0.9375rem] break-all text-muted">{address}</p>
		<div className="flex flex-wrap gap-3">
			<copy-text data-text={address}>
				<Button variant="outline" hidden>
					<span data-words>Copy the link</span>
				</Button>
			</copy-text>
			<ButtonLink href={mailHref(team, address)} variant="outline">
				<Icon name="mail" size={18} />
				Send by mail
			</ButtonLink>
		</div>
	</Card>
)
