// Players of the demo: invented names, realistic sizes.

export type SeedPlayer = { name: string; number: string; size: string; shorts: string; printsName?: false }

/** @param sizes of jersey and shorts, or one for both */
const player = (name: string, number: string, sizes: string): SeedPlayer => {
	const [size = '', shorts = size] = sizes.split('/')
	return { name, number, size, shorts }
}

/** The fall squad. The first is the demo account's player. */
export const fallSquad: readonly SeedPlayer[] = [
	player('Johnson', '12', 'M'),
	player('Alvarez', '7', 'M/S'),
	player('Brooks', '21', 'L/M'),
	player('Castellano', '54', 'XL'),
	player('Delgado', '3', 'S'),
	player('Ekwueme', '88', 'XL/L'),
	player('Fitzgerald', '65', '2XL/XL'),
	player('Greene', '0', 'M'),
	player('Hoang', '24', 'M/S'),
	player('Iverson', '32', 'L'),
	player('Jankowski', '71', '3XL/2XL'),
	player('Kelley', '10', 'M'),
	player("O'Leary", '44', 'L'),
	player('Mbeki', '1', 'S'),
	player('Nakamura', '19', 'M'),
	player('Okonkwo', '90', '2XL/XL'),
	player('Pruitt', '5', 'M'),
	player('Ramirez', '28', 'L/M'),
	player('St. Clair', '77', '2XL'),
	{ ...player('Thompson', '8', 'L'), printsName: false },
]

/** Last year's squad; many of its players are still on the team. */
export const lastSquad: readonly SeedPlayer[] = [
	...fallSquad.slice(0, 12),
	player('Underwood', '15', 'L'),
	player('Vance', '52', 'XL'),
	player('Whitlock', '60', '2XL'),
	player('Yates', '81', 'L/M'),
]

/** Another school's squad: members of the first school must never see it. */
export const hawks: readonly SeedPlayer[] = [
	player('Abbott', '1', 'M'),
	player('Bianchi', '4', 'S'),
	player('Choi', '6', 'S'),
	player('Dubois', '9', 'M'),
	player('Eriksen', '10', 'L'),
	player('Farouk', '11', 'M'),
	player('Gallagher', '14', 'L'),
	player('Haddad', '17', 'M'),
	player('Ibarra', '20', 'S'),
	player('Jensen', '23', 'L'),
	player('Kovac', '27', 'XL'),
]
