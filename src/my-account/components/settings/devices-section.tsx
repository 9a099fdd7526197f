import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { NotDone } from '../../rules/outcomes.ts'
import type { DeviceLine } from '../../views.ts'
import { IntentForm, sectionAction, useBusy } from '../intent-form.tsx'
import { Line, Lines } from './lines.tsx'
import { Section } from './section.tsx'

type DevicesSectionProps = { devices: readonly DeviceLine[]; answer: NotDone | undefined }

/** The account's sessions; all others can be signed out. */
export function DevicesSection({ devices, answer }: DevicesSectionProps) {
	const isBusy = useBusy('devices')
	return (
		<Section
			id="devices"
			title="Signed-in devices"
			lead="Something you do not know? Sign it out, then change your password."
			answer={answer}
		>
			<Lines label="Signed-in devices">
				{devices.map((device) => (
					<Line
						key={device.id}
						icon={device.isPhone ? 'phone' : 'user'}
						title={
							<>
								{device.name}
								{device.isThis && <Badge tone="success">This device</Badge>}
							</>
						}
						detail={`${device.place} · seen ${device.seen}`}
					>
						{!device.isThis && <SignOut {...device} />}
					</Line>
				))}
			</Lines>
			{devices.length > 1 && (
				<IntentForm intent="devices" action={sectionAction('devices')} className="mt-4">
					<Button type="submit" variant="outline" busy={isBusy}>
						{isBusy ? 'Signing out…' : 'Sign out all other devices'}
					</Button>
				</IntentForm>
			)}
		</Section>
	)
}

function SignOut({ id, name }: DeviceLine) {
	const isBusy = useBusy('device', id)
	return (
		<IntentForm intent="device" action={sectionAction('devices')}>
			<input type="hidden" name="id" value={id} />
			<Button type="submit" variant="outline" size="small" busy={isBusy} aria-label={`Sign out ${name}`}>
				Sign out
			</Button>
		</IntentForm>
	)
}
