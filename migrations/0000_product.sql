CREATE TABLE `activity` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `activity_user` ON `activity` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `consents` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`version` text NOT NULL,
	`given_at` integer NOT NULL,
	`withdrawn_at` integer,
	PRIMARY KEY(`user_id`, `kind`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `ratings` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`value` integer NOT NULL,
	`comment` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tokens_user` ON `tokens` (`user_id`,`purpose`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`password_hash` text NOT NULL,
	`role` text DEFAULT 'USER' NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`confirmed_at` integer,
	`demo_finished_at` integer,
	`mail_refused_at` integer,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_emailKey_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE TABLE `api_keys` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`name` text NOT NULL,
	`ending` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	`expires_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_keys_tokenHash_unique` ON `api_keys` (`token_hash`);--> statement-breakpoint
CREATE INDEX `api_keys_user` ON `api_keys` (`user_id`);--> statement-breakpoint
CREATE TABLE `checkout_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`amount_cents` integer NOT NULL,
	`status` text NOT NULL,
	`payment_intent` text,
	`created_at` integer NOT NULL,
	`paid_at` integer
);
--> statement-breakpoint
CREATE INDEX `checkout_sessions_user` ON `checkout_sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `checkout_sessions_payment` ON `checkout_sessions` (`payment_intent`);--> statement-breakpoint
CREATE TABLE `ledger` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`debit` text NOT NULL,
	`credit` text NOT NULL,
	`amount` integer NOT NULL,
	`code` text NOT NULL,
	`ref` text NOT NULL,
	`at` integer NOT NULL,
	CONSTRAINT "ledger_amount_positive" CHECK("ledger"."amount" > 0),
	CONSTRAINT "ledger_two_accounts" CHECK("ledger"."debit" <> "ledger"."credit")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_cause` ON `ledger` (`code`,`ref`);--> statement-breakpoint
CREATE INDEX `ledger_debit` ON `ledger` (`debit`);--> statement-breakpoint
CREATE INDEX `ledger_credit` ON `ledger` (`credit`);--> statement-breakpoint
CREATE TABLE `ledger_accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_balance_not_negative" CHECK("ledger_accounts"."kind" <> 'user' or "ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE `reversals` (
	`id` text PRIMARY KEY NOT NULL,
	`payment_intent` text,
	`amount_cents` integer NOT NULL,
	`returned` integer NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reversals_payment` ON `reversals` (`payment_intent`);--> statement-breakpoint
CREATE TABLE `checks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`submission` text NOT NULL,
	`state` text NOT NULL,
	`stage` text,
	`file_name` text NOT NULL,
	`rule_set_name` text NOT NULL,
	`rules_text` text NOT NULL,
	`language` text NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`batch` text,
	`query_hash` text NOT NULL,
	`times_asked` integer DEFAULT 1 NOT NULL,
	`price` integer NOT NULL,
	`saved_result` integer DEFAULT false NOT NULL,
	`stored_at` integer,
	`claimed_at` integer,
	`lease_token` text,
	`lease_until` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`deaths` text DEFAULT '' NOT NULL,
	`judged` text,
	`pages` integer,
	`not_before` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	`ended_at` integer,
	`failure` text,
	`result_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`result_id`) REFERENCES `results`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `checks_submission_unique` ON `checks` (`submission`);--> statement-breakpoint
CREATE INDEX `checks_user` ON `checks` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `checks_claimed` ON `checks` (`user_id`,`claimed_at`);--> statement-breakpoint
CREATE INDEX `checks_state` ON `checks` (`state`);--> statement-breakpoint
CREATE INDEX `checks_result` ON `checks` (`result_id`);--> statement-breakpoint
CREATE INDEX `checks_query` ON `checks` (`user_id`,`query_hash`);--> statement-breakpoint
CREATE INDEX `checks_batch` ON `checks` (`user_id`,`batch`);--> statement-breakpoint
CREATE UNIQUE INDEX `checks_running_query` ON `checks` (`user_id`,`query_hash`) WHERE state in ('STARTED', 'PROCESSING');--> statement-breakpoint
CREATE TABLE `results` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`body` text NOT NULL,
	`counts` text,
	`pdf_key` text NOT NULL,
	`marked` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `results_pdf` ON `results` (`pdf_key`);--> statement-breakpoint
CREATE INDEX `results_user` ON `results` (`user_id`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`check_id` integer NOT NULL,
	`section` text NOT NULL,
	`finding_id` integer NOT NULL,
	`decision` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	`carried_from` integer,
	PRIMARY KEY(`check_id`, `section`, `finding_id`),
	FOREIGN KEY (`check_id`) REFERENCES `checks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `breakers` (
	`name` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`open_until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`queue` text NOT NULL,
	`body` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`html` text NOT NULL,
	`created_at` integer NOT NULL,
	`queued_at` integer,
	`attempts` integer DEFAULT 0 NOT NULL,
	`not_before` integer DEFAULT 0 NOT NULL,
	`lease_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mails_waiting` ON `mails` (`queued_at`);--> statement-breakpoint
CREATE TABLE `operator_actions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`operator` text NOT NULL,
	`command` text NOT NULL,
	`subject` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_counters` (
	`key` text NOT NULL,
	`window_start` integer NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`key`, `window_start`)
);
--> statement-breakpoint
CREATE TABLE `folders` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `folders_user` ON `folders` (`user_id`);--> statement-breakpoint
CREATE TABLE `rule_set_tags` (
	`rule_set_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	PRIMARY KEY(`rule_set_id`, `tag_id`),
	FOREIGN KEY (`rule_set_id`) REFERENCES `rule_sets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `rule_set_tags_tag` ON `rule_set_tags` (`tag_id`);--> statement-breakpoint
CREATE TABLE `rule_set_tests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`rule_set_id` integer NOT NULL,
	`file_name` text NOT NULL,
	`sha256` text NOT NULL,
	`rule` text NOT NULL,
	`expected` text NOT NULL,
	`quote` text NOT NULL,
	`model` text NOT NULL,
	`prompt_version` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`rule_set_id`) REFERENCES `rule_sets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `rule_set_tests_key` ON `rule_set_tests` (`rule_set_id`,`sha256`,`rule`);--> statement-breakpoint
CREATE INDEX `rule_set_tests_user` ON `rule_set_tests` (`user_id`);--> statement-breakpoint
CREATE TABLE `rule_sets` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`folder_id` integer NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`language` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`folder_id`) REFERENCES `folders`(`id`) ON UPDATE no action ON DELETE restrict
);
--> statement-breakpoint
CREATE INDEX `rule_sets_user` ON `rule_sets` (`user_id`,`folder_id`);--> statement-breakpoint
CREATE INDEX `rule_sets_folder` ON `rule_sets` (`folder_id`);--> statement-breakpoint
CREATE TABLE `tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_user_name` ON `tags` (`user_id`,`name`);--> statement-breakpoint
-- The ledger's rules. A repeat of the same cause is a no-op, whatever the insert's conflict clause says.
CREATE TRIGGER `ledger_1_repeat` BEFORE INSERT ON `ledger`
WHEN EXISTS (SELECT 1 FROM `ledger` WHERE `code` = NEW.`code` AND `ref` = NEW.`ref`)
BEGIN
	SELECT RAISE(IGNORE);
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_2_accounts` BEFORE INSERT ON `ledger`
WHEN (SELECT count(*) FROM `ledger_accounts` WHERE `id` IN (NEW.`debit`, NEW.`credit`)) <> 2
BEGIN
	SELECT RAISE(ABORT, 'NO_ACCOUNT');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_3_funds` BEFORE INSERT ON `ledger`
WHEN EXISTS (SELECT 1 FROM `ledger_accounts` WHERE `id` = NEW.`debit` AND `kind` = 'user' AND `balance` < NEW.`amount`)
	AND NOT EXISTS (SELECT 1 FROM `ledger` WHERE `code` = NEW.`code` AND `ref` = NEW.`ref`)
BEGIN
	SELECT RAISE(ABORT, 'INSUFFICIENT_FUNDS');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_4_apply` AFTER INSERT ON `ledger`
BEGIN
	UPDATE `ledger_accounts` SET `balance` = `balance` - NEW.`amount` WHERE `id` = NEW.`debit`;
	UPDATE `ledger_accounts` SET `balance` = `balance` + NEW.`amount` WHERE `id` = NEW.`credit`;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_no_update` BEFORE UPDATE ON `ledger`
BEGIN
	SELECT RAISE(ABORT, 'APPEND_ONLY');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_no_delete` BEFORE DELETE ON `ledger`
BEGIN
	SELECT RAISE(ABORT, 'APPEND_ONLY');
END;
--> statement-breakpoint
-- A check that has ended stays as it ended.
CREATE TRIGGER `checks_end_is_final` BEFORE UPDATE OF `state` ON `checks`
WHEN OLD.`state` IN ('FINISHED', 'ERROR') AND NEW.`state` <> OLD.`state`
BEGIN
	SELECT RAISE(ABORT, 'ENDED');
END;
--> statement-breakpoint
INSERT INTO `ledger_accounts` (`id`, `kind`) VALUES ('credit', 'house'), ('revenue', 'house'), ('stripe', 'house'), ('suspense', 'house');
