import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from './section.tsx'

/** Downloads a copy of all the person's data. */
export const ExportSection = () => (
	<Section
		id="export"
		title="Your data"
		lead="Everything we keep about you: profile, roles, favorites, devices, ways to sign in, activity and messages."
	>
		<ButtonLink href="/account/export.zip" variant="outline" download>
			<Icon name="download" />
			Download my data
		</ButtonLink>
		<p className="mt-2 text-label text-muted">A zip file with one JSON file per kind.</p>
	</Section>
)
