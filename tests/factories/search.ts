// Searches as coaches, parents and players type them, and the products expected among the first five.

type Golden = {
	query: string
	/** Titles of which one must be among the first five results. */
	wants: readonly string[]
}

export const goldenSet: readonly Golden[] = [
	// Plain garments.
	{ query: 'football jersey', wants: ['Gridiron Pro Game Jersey'] },
	{ query: 'basketball shorts', wants: ['Tip-Off Pro Game Shorts'] },
	{ query: 'youth football pants', wants: ['Two-A-Day Practice Pants', 'Gridiron Pro Game Pants'] },
	{ query: 'pinstripe baseball', wants: ['Doubleheader Full-Button Jersey'] },
	{
		query: 'practice jersey',
		wants: ['Two-A-Day Practice Jersey', 'Scout Team Practice Jersey', 'Drill Practice Jersey'],
	},
	{ query: 'reversible basketball', wants: ['Switch Reversible Practice Jersey'] },
	{ query: 'hockey socks', wants: ['Blue Line Uniform Socks'] },
	{ query: 'lacrosse uniform set', wants: ['Sideline to Sideline Uniform Set'] },
	{ query: 'long sleeve shirt', wants: ['Second Half Long-Sleeve Shirt', 'Sleeve Stripe Long-Sleeve Shirt'] },
	{ query: 'quarter zip', wants: ['Press Box Quarter-Zip Apparel'] },
	{ query: 'coaches polo', wants: ['Coaches Polo Shirt'] },
	{ query: 'throwback hockey jersey', wants: ['Barber Pole Throwback Jersey'] },
	{ query: 'camo jersey', wants: ['Sideline Camo Jersey'] },
	// Colors.
	{ query: 'navy gold hoodie', wants: ['Varsity Fleece Hoodie'] },
	{ query: 'burgundy football jersey', wants: ['Gridiron Pro Game Jersey'] },
	{ query: 'grey hoodie', wants: ['Varsity Fleece Hoodie', 'Boiler Room Heavy Hoodie'] },
	{ query: 'purple lacrosse jersey', wants: ['Faceoff Pro Game Jersey'] },
	// Typing errors.
	{ query: 'hocky jersey', wants: ['Blue Line Pro Game Jersey'] },
	{ query: 'footbal jersy', wants: ['Gridiron Pro Game Jersey'] },
	{ query: 'tackle twil', wants: ['Tackle twill'] },
	{ query: 'baskteball uniform', wants: ['Home and Away Uniform Set', 'Rec League Uniform Set'] },
	{ query: 'lacross shorts', wants: ['Faceoff Game Shorts'] },
	{ query: 'embroidry', wants: ['Embroidery & Printing', 'Embroidery'] },
	{ query: 'hodie', wants: ['Varsity Fleece Hoodie'] },
	// Prefixes, as typed.
	{ query: 'gridi', wants: ['Gridiron Pro Game Jersey'] },
	{ query: 'snapb', wants: ['Sideline Snapback Hat'] },
	{ query: 'soccer je', wants: ['Derby Match Jersey'] },
	{ query: 'reconditio', wants: ['Helmet Reconditioning'] },
	// Synonyms.
	{ query: 'tee', wants: ['Game Day T-Shirt'] },
	{ query: 'baseball cap', wants: ['Sideline Snapback Hat', 'Dugout Two-Tone Trucker Hat'] },
	{ query: 'sweatshirt', wants: ['Varsity Fleece Hoodie', 'Letterman Crewneck Apparel'] },
	{ query: 'soccer kit', wants: ['Matchday Uniform Set', 'Small-Sided Youth Uniform Set'] },
	{ query: 'track pants', wants: ['Bus Ride Joggers Apparel'] },
	{ query: 'lax pinnie', wants: ['Flip Reversible Practice Jersey', 'Wall Ball Practice Jersey'] },
	{ query: 'hoops jersey', wants: ['Tip-Off Pro Game Jersey'] },
	{ query: 'goalie shirt', wants: ['Sweeper Keeper Long-Sleeve Jersey'] },
	{ query: 'winter hat', wants: ['Fourth Quarter Beanie Hat'] },
	// Model codes.
	{ query: 'FH-FB210', wants: ['Gridiron Pro Game Jersey'] },
	{ query: 'fhfb240', wants: ['Gridiron Elite Game Jersey'] },
	{ query: 'pm m100', wants: ['Derby Match Jersey'] },
	// Services.
	{ query: 'helmet recon', wants: ['Helmet Reconditioning'] },
	{ query: 'screen printing price', wants: ['Screen print', 'Screen printing', 'Embroidery & Printing'] },
	{ query: 'team store', wants: ['Request Team Portal', 'How does a team portal work?'] },
	{ query: 'fundraiser', wants: ['Start Team Fundraising'] },
	// Help.
	{ query: 'return policy', wants: ['What is your return policy?'] },
	{ query: 'phone number', wants: ['How do I reach you?', 'Support and contact'] },
	{ query: 'how long does it take', wants: ['How long does shipping take?', 'When do custom orders ship?'] },
	{ query: 'po', wants: ['Can our school pay by purchase order?'] },
	{ query: 'bulk discount', wants: ['Do you offer team pricing?'] },
	{ query: 'what if it doesnt fit', wants: ['What if a custom jersey does not fit?'] },
	// Spanish.
	{ query: 'camiseta de futbol', wants: ['Derby Match Jersey'] },
	{ query: 'camiseta de fútbol americano', wants: ['Gridiron Pro Game Jersey'] },
	{ query: 'pantalones cortos de baloncesto', wants: ['Tip-Off Pro Game Shorts'] },
	{ query: 'uniformes de béisbol', wants: ['Doubleheader Full-Button Jersey', 'Opening Day Uniform Set'] },
	{ query: 'sudadera gris', wants: ['Varsity Fleece Hoodie', 'Boiler Room Heavy Hoodie'] },
	{ query: 'gorra', wants: ['Sideline Snapback Hat', 'Dugout Two-Tone Trucker Hat'] },
	{ query: 'camisetas para niños', wants: ['Gridiron Pro Game Jersey', 'Derby Match Jersey'] },
	{ query: 'camiseta de portero', wants: ['Sweeper Keeper Long-Sleeve Jersey'] },
	{ query: 'calcetas de hockey', wants: ['Blue Line Uniform Socks'] },
	{ query: 'bordado', wants: ['Embroidery & Printing', 'Embroidery'] },
	{ query: 'política de devolución', wants: ['What is your return policy?'] },
	{ query: 'orden de compra', wants: ['Can our school pay by purchase order?'] },
]
