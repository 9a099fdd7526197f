// A parcel as staff enters it, for tests.
import type { ShipmentInput } from '#shipping/schemas.ts'

export const upsParcel: ShipmentInput = {
	carrier: null,
	service: '',
	trackingNumber: ' 1Z 999-AA1 01 2345 6784 ',
}
