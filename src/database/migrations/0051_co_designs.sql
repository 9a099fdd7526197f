CREATE TABLE "co_design_changes" (
	"co_design_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"client_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"author_id" uuid,
	"operations" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "co_design_changes_co_design_id_position_pk" PRIMARY KEY("co_design_id","position")
);
--> statement-breakpoint
CREATE TABLE "co_design_clients" (
	"co_design_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "co_design_clients_co_design_id_client_id_pk" PRIMARY KEY("co_design_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "co_design_members" (
	"co_design_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "co_design_members_co_design_id_user_id_pk" PRIMARY KEY("co_design_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "co_designs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"design_id" uuid NOT NULL,
	"token" text NOT NULL,
	"document" jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"presence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "co_designs_design_id_unique" UNIQUE("design_id"),
	CONSTRAINT "co_designs_token_unique" UNIQUE("token"),
	CONSTRAINT "co_designs_position" CHECK ("co_designs"."position" >= 0)
);
--> statement-breakpoint
ALTER TABLE "co_design_changes" ADD CONSTRAINT "co_design_changes_co_design_id_co_designs_id_fk" FOREIGN KEY ("co_design_id") REFERENCES "public"."co_designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_design_changes" ADD CONSTRAINT "co_design_changes_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_design_clients" ADD CONSTRAINT "co_design_clients_co_design_id_co_designs_id_fk" FOREIGN KEY ("co_design_id") REFERENCES "public"."co_designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_design_clients" ADD CONSTRAINT "co_design_clients_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_design_members" ADD CONSTRAINT "co_design_members_co_design_id_co_designs_id_fk" FOREIGN KEY ("co_design_id") REFERENCES "public"."co_designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_design_members" ADD CONSTRAINT "co_design_members_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "co_designs" ADD CONSTRAINT "co_designs_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "co_design_changes_author_idx" ON "co_design_changes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "co_design_clients_user_idx" ON "co_design_clients" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "co_design_members_user_idx" ON "co_design_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "co_designs_updated_idx" ON "co_designs" USING btree ("updated_at");