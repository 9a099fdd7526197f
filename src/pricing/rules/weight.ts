// What a garment weighs, packed, in ounces: its own weight, else that of its kind.

/** Of kinds as lists show them; every other garment is as heavy as a jersey. */
const ouncesByKind: ReadonlyMap<string, number> = new Map([
	['Hat', 5],
	['Hoodie', 20],
	['Pants', 14],
	['Polo', 8],
	['Quarter-Zip', 14],
	['Shorts', 7],
	['Socks', 3],
	['Sweatshirt', 18],
	['T-Shirt', 6],
])
const jerseyOunces = 9

export const ouncesOf = ({ kind, ounces }: { kind?: string; ounces?: number | undefined }): number =>
	ounces ?? ouncesByKind.get(kind ?? '') ?? jerseyOunces
